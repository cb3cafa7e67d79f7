import { useEffect, useRef } from "react";
import styles from "@/components/ui/forms/error-summary.module.css";

interface Mistakes {
  heading: string;
  /** Each with the id of the control to correct. */
  mistakes: readonly { target: string; text: string }[];
}

interface ErrorSummaryProps {
  /** The number of tries: each failed try moves the focus here. */
  tries: number;
  /** A failure although nothing typed is wrong. */
  trouble?: { heading: string; text: string } | undefined;
  wrong?: Mistakes | undefined;
}

/** Why a form was not sent: every mistake with a link to its field, or the failure of the call. */
export function ErrorSummary({ tries, trouble, wrong }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);

  if (!trouble && !wrong) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      {trouble && (
        <>
          <h2>{trouble.heading}</h2>
          <p>{trouble.text}</p>
        </>
      )}
      {wrong && (
        <>
          <h2>{wrong.heading}</h2>
          <ul>
            {wrong.mistakes.map(({ target, text }) => (
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
