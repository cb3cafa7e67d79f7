import { type FormEvent, useState } from "react";
import { DeviceCheck } from "@/components/sims/device-check";
import { ServiceAside } from "@/components/sims/service-aside";
import styles from "@/components/sims/service-view.module.css";
import { SimNumberNote } from "@/components/sims/sim-number-note";
import { type EsimMigration, useEsimMigration } from "@/components/sims/use-esim-migration";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { ErrorSummary } from "@/components/ui/forms/error-summary";
import { TextField } from "@/components/ui/forms/form-field";
import { Stepper } from "@/components/ui/lists/stepper";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { useSimErrorText, useSimFailure } from "@/hooks/sims/use-sim-error-text";
import { useCountdown } from "@/hooks/ui/use-countdown";
import { useStepFocus } from "@/hooks/ui/use-step-focus";
import { useStepHistory } from "@/hooks/ui/use-step-history";
import { useTexts } from "@/hooks/ui/use-texts";
import { isWholeCode } from "@/utils/login/one-time-code";
import { formatMoney } from "@/utils/money/money";
import { serviceFees } from "@/utils/money/sim-fees";
import { formatMsisdnInText, normaliseMsisdn } from "@/utils/numbers/msisdn";

type MigrationStep = "device" | "number" | "pay";
const steps: readonly MigrationStep[] = ["device", "number", "pay"];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The current step, which follows the browser's history, and the typed values. */
function useMigrationSteps() {
  const [step, setStep] = useState<MigrationStep>("device");
  const [device, setDevice] = useState<Device>({ typed: "", esim: null });
  const [msisdn, setMsisdn] = useState("");
  const migration = useEsimMigration((checked) => {
    setMsisdn(checked.msisdn);
    setDevice({ typed: checked.device, esim: null });
  });
  useStepHistory({
    steps,
    step,
    ready: migration.ready,
    show(target) {
      const isOpen = target !== "pay" || migration.checked !== null;
      if (isOpen) setStep(target);
      return isOpen;
    },
  });
  useStepFocus(step, migration.ready, "step");
  return { step, setStep, device, setDevice, msisdn, setMsisdn, migration };
}

/** Moves a number to an eSIM: the phone, the number and its code, the payment; the QR code follows by text. */
export function MigrationView({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTexts("sim-services");
  const { step, setStep, device, setDevice, msisdn, setMsisdn, migration } = useMigrationSteps();
  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <TitleBand
        title={t("services.esim_migration.title")}
        text={t("services.esim_migration.text")}
        src="/images/kit/sim/esim-card.svg"
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <noscript>
            <Callout tone="warning">{t("request.noScript")}</Callout>
          </noscript>
          <MigrationSteps step={step} />
          {step === "device" && <DeviceStep device={device} onChecked={setDevice} onNext={() => setStep("number")} />}
          {step === "number" && (
            <NumberStep
              migration={migration}
              msisdn={msisdn}
              onType={setMsisdn}
              onBack={() => setStep("device")}
              onCheck={async () => {
                if (await migration.check(msisdn, device.typed)) setStep("pay");
              }}
            />
          )}
          {step === "pay" && (
            <PayStep
              migration={migration}
              msisdn={msisdn}
              device={device.typed}
              onBack={() => {
                migration.clearFailure();
                setStep("number");
              }}
            />
          )}
          <p className={styles.note}>{t("migration.old")}</p>
        </div>
        <ServiceAside service="esim_migration" />
      </div>
    </div>
  );
}

/** The steps, with the finished ones marked. */
function MigrationSteps({ step }: { step: MigrationStep }) {
  const { t } = useTexts("sim-services");
  return (
    <Stepper
      label={t("request.steps")}
      doneLabel={t("request.done")}
      steps={steps.map((name, index) => ({
        href: "#step",
        label: t(`migration.step.${name}`),
        done: index < steps.indexOf(step),
      }))}
    />
  );
}

interface Device {
  typed: string;
  /** Null while it is not known whether the phone supports eSIM. */
  esim: boolean | null;
}

interface DeviceStepProps {
  device: Device;
  onChecked: (device: Device) => void;
  onNext: () => void;
}

/** The step for the phone. A phone without eSIM ends here; for an unknown phone the step may be skipped. */
function DeviceStep({ device, onChecked, onNext }: DeviceStepProps) {
  const { t } = useTexts("sim-services");
  return (
    <div id="step" className={styles.main}>
      <DeviceCheck
        before={device.typed}
        onChecked={(typed, found) => onChecked({ typed, esim: found?.esim ?? null })}
      />
      <div className={styles.actions}>
        <Button
          size="lg"
          variant={device.esim === true ? "primary" : "outline"}
          disabled={device.esim === false}
          onClick={onNext}
        >
          {t(device.typed === "" ? "migration.skip" : "migration.continue")}
        </Button>
      </div>
    </div>
  );
}

function useErrorText({ failure }: EsimMigration, fieldErrors: readonly string[]) {
  const failureOf = useSimFailure();
  return failure === undefined || fieldErrors.includes(failure ?? "") ? undefined : failureOf(failure);
}

interface NumberStepProps {
  migration: EsimMigration;
  msisdn: string;
  onType: (msisdn: string) => void;
  onBack: () => void;
  onCheck: () => Promise<void>;
}

function NumberStep({ migration, msisdn, onType, onBack, onCheck }: NumberStepProps) {
  const { t } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const [wrong, setWrong] = useState(false);
  const error = useErrorText(migration, ["msisdn-invalid"]);
  const { eligibility, busy } = migration;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNumber = normaliseMsisdn(msisdn) !== null;
    setWrong(!isNumber);
    if (!isNumber) document.getElementById("esim-msisdn")?.focus();
    else if (!busy) void onCheck();
  };
  return (
    <form id="step" className={styles.card} noValidate onSubmit={submit}>
      <h2>{t("migration.numberTitle")}</h2>
      <ErrorSummary tries={error === undefined ? 0 : migration.tries} error={error} />
      {eligibility?.eligible === false && (
        <div role="alert">
          <Callout tone="warning">{eligibility.message}</Callout>
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          id="esim-msisdn"
          label={t("request.fields.msisdn")}
          hint={t("request.hints.msisdn")}
          error={wrong ? errorText("msisdn-invalid") : undefined}
          value={msisdn}
          onChange={(value) => {
            onType(value);
            setWrong(false);
          }}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      <SimNumberNote msisdn={msisdn} service="esim_migration" />
      <div className={styles.actions}>
        <Button type="submit" size="lg" aria-busy={busy}>
          {t(busy ? "migration.checking" : "migration.check")}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t("request.back")}
        </Button>
      </div>
    </form>
  );
}

interface PayStepProps {
  migration: EsimMigration;
  msisdn: string;
  device: string;
  onBack: () => void;
}

/** The code and the email address of the last step. Typing into a field clears its error. */
function usePayForm(migration: EsimMigration, msisdn: string, device: string) {
  const [code, setCode] = useState("");
  const [email, setEmail] = useState("");
  const [validationErrors, setValidationErrors] = useState<readonly ("code" | "email")[]>([]);
  const clear = (field: "code" | "email") => setValidationErrors((before) => before.filter((name) => name !== field));
  return {
    code,
    email,
    validationErrors,
    changeCode(value: string) {
      setCode(value);
      clear("code");
      migration.clearFailure();
    },
    changeEmail(value: string) {
      setEmail(value);
      clear("email");
    },
    clearCode: () => setCode(""),
    submit(event: FormEvent) {
      event.preventDefault();
      const found = [
        ...(isWholeCode(code) ? [] : ["code" as const]),
        ...(EMAIL.test(email.trim()) ? [] : ["email" as const]),
      ];
      setValidationErrors(found);
      if (found.length === 0) migration.pay({ msisdn, code, email: email.trim(), device });
    },
  };
}

function PayStep({ migration, msisdn, device, onBack }: PayStepProps) {
  const { t, language } = useTexts("sim-services");
  const errorText = useSimErrorText();
  const { code, email, validationErrors, changeCode, changeEmail, clearCode, submit } = usePayForm(
    migration,
    msisdn,
    device,
  );
  const error = useErrorText(migration, ["code-wrong"]);
  const { busy, failure } = migration;
  const isCodeWrong = validationErrors.includes("code") || failure === "code-wrong";
  return (
    <form id="step" className={styles.card} noValidate onSubmit={submit}>
      <h2>{t("migration.payTitle")}</h2>
      <ErrorSummary tries={error === undefined ? 0 : migration.tries} error={error} />
      <p role="status">{t("request.codeSent", { number: formatMsisdnInText(msisdn, language) })}</p>
      <CodeBoxes
        value={code}
        onChange={changeCode}
        label={t("request.code")}
        error={isCodeWrong ? errorText("code-wrong") : undefined}
      />
      <NewCode
        migration={migration}
        onSend={() => {
          clearCode();
          void migration.resend();
        }}
      />
      <div className={styles.fields}>
        <TextField
          id="esim-email"
          label={t("migration.email")}
          error={validationErrors.includes("email") ? t("migration.emailWrong") : undefined}
          value={email}
          onChange={changeEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="lg" aria-busy={busy}>
          {busy
            ? t("migration.paying")
            : t("migration.pay", { fee: formatMoney(serviceFees.esim_migration, language) })}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t("request.back")}
        </Button>
      </div>
    </form>
  );
}

/** The button for another code, once one can be sent. */
function NewCode({ migration: { checked, busy }, onSend }: { migration: EsimMigration; onSend: () => void }) {
  const { t } = useTexts("sim-services");
  const seconds = useCountdown(checked?.resendAt ?? null) ?? 0;
  return (
    <div className={styles.actions}>
      <Button variant="outline" size="sm" disabled={seconds > 0 || busy} onClick={onSend}>
        {seconds > 0 ? t("request.resendIn", { seconds }) : t("request.resend")}
      </Button>
    </div>
  );
}
