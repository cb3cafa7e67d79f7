import { useEffect, useRef } from "react";
import styles from "@/components/ui/forms/error-summary.module.css";

interface ValidationErrors {
  heading: string;
  /** Each with the id of the control that corrects it. */
  validationErrors: readonly { target: string; text: string }[];
}

interface ErrorSummaryProps {
  /** How often somebody has tried: each new try that fails moves the focus here. */
  tries: number;
  /** What came in between though nothing typed is wrong. */
  error?: { heading: string; text: string } | undefined;
  wrong?: ValidationErrors | undefined;
}

/** Why a form did not go through: every mistake with a way to its field, or what came in between. */
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
