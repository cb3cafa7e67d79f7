import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/actions/button";
import { ChangeButton } from "@/components/ui/codes/change-button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import styles from "@/components/ui/codes/number-check-form.module.css";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import type { NumberCheck } from "@/hooks/login/use-number-check";

/** Texts of the form, in the visitor's language. */
interface NumberCheckLabels {
  lead?: string;
  msisdn: string;
  sentTo: string;
  code: string;
  /** The labels of the submit button: while a request runs (without it, the label stays), for the number, for the code. */
  busy?: string;
  request: string;
  confirm: string;
  wait: string;
  resend: string;
  change: string;
  /** Null without an error. */
  error: string | null;
}

interface NumberCheckProps {
  check: NumberCheck<unknown, string>;
  labels: NumberCheckLabels;
}

interface NumberCheckBoxProps {
  check: NumberCheck<unknown, string>;
  /** Shown where no script runs; left out in a part that is loaded by a script. */
  noScript?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The container of the form and of its result. It moves the focus when one replaces the other. */
export function NumberCheckBox({ check: { step, error }, noScript, className = "", children }: NumberCheckBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The first step does not take the focus from the page.
    if (shown.current === step) return;
    shown.current = step;
    (box.current?.querySelector("input") ?? box.current)?.focus();
  }, [step]);
  useEffect(() => {
    // The boxes are disabled while the code is checked, which removes the focus from them.
    if (error !== null) box.current?.querySelector("input")?.focus();
  }, [error]);
  return (
    <div ref={box} tabIndex={-1} className={`${styles.box} ${className}`}>
      {noScript !== undefined && (
        <noscript>
          <p>{noScript}</p>
        </noscript>
      )}
      {children}
    </div>
  );
}

/** Asks for a number, then for the code that was texted to it. */
export function NumberCheckForm({ check, labels }: NumberCheckProps) {
  const id = useId();
  const { step, msisdn, code, error, busy } = check;
  const isNumber = step === "number";
  const codeError = error === "code" ? (labels.error ?? undefined) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The same error again runs no effect.
    if (error !== null) event.currentTarget.querySelector("input")?.focus();
    if (isNumber) check.request();
    else check.confirm();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {labels.lead !== undefined && <p className={styles.lead}>{labels.lead}</p>}
      {isNumber ? (
        <PlainField
          id={`${id}-number`}
          label={labels.msisdn}
          value={msisdn}
          onChange={check.changeMsisdn}
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          invalid={error === "msisdn"}
          describedBy={`${id}-error`}
        />
      ) : (
        <>
          <p role="status">{labels.sentTo}</p>
          <CodeBoxes
            value={code}
            onChange={check.changeCode}
            onComplete={check.confirm}
            label={labels.code}
            error={codeError}
            disabled={busy}
          />
        </>
      )}
      <p id={`${id}-error`} role="alert" className={errorText.error}>
        {codeError === undefined && labels.error}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="lg" aria-busy={busy}>
          {(busy && labels.busy) || (isNumber ? labels.request : labels.confirm)}
        </Button>
        {!isNumber && <CodeActions check={check} labels={labels} />}
      </div>
    </form>
  );
}

/** The buttons for another code, for a call, and for another number. */
function CodeActions({ check, labels }: NumberCheckProps) {
  const { busy, secondsLeft, sends, called } = check;
  return (
    <>
      <Button variant="outline" size="lg" disabled={secondsLeft > 0 || busy} onClick={check.request}>
        {secondsLeft > 0 ? labels.wait : labels.resend}
      </Button>
      <CodeByCall sends={sends} called={called} secondsLeft={secondsLeft} busy={busy} onCall={check.call} />
      <ChangeButton size="lg" onClick={check.startOver}>
        {labels.change}
      </ChangeButton>
    </>
  );
}
