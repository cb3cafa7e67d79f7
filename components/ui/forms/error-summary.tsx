import { useEffect, useRef } from "react";
import styles from "@/components/ui/forms/error-summary.module.css";

interface ValidationErrors {
  heading: string;
  /** The errors, each with the id of the control to correct. */
  validationErrors: readonly { target: string; text: string }[];
}

interface ErrorSummaryProps {
  /** The number of tries: each failed try moves the focus here. */
  tries: number;
  /** A failure that no typed value has caused. */
  error?: { heading: string; text: string } | undefined;
  wrong?: ValidationErrors | undefined;
}

/** Why a form was not sent: every error with a link to its field, or the failure of the request. */
export function ErrorSummary({ tries, error, wrong }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);

  if (!error && !wrong) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      {error && (
        <>
          <h2>{error.heading}</h2>
          <p>{error.text}</p>
        </>
      )}
      {wrong && (
        <>
          <h2>{wrong.heading}</h2>
          <ul>
            {wrong.validationErrors.map(({ target, text }) => (
              <li key={target}>
                <a
                  href={`#${target}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(target)?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
