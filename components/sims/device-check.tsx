import { type FormEvent, useRef, useState } from "react";
import styles from "@/components/sims/device-check.module.css";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useDeviceCheck } from "@/hooks/sims/use-device-check";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Device } from "@/services/sims/esim-service";

interface DeviceCheckProps {
  /** The text typed earlier, if the box is shown again. */
  before?: string;
  /** Called with the typed text and the phone that was found; the phone is null if none was found. */
  onChecked?: (typed: string, device: Device | null) => void;
}

/** One field: for a model or an IMEI it shows eSIM, 5G, VoLTE and bands (feature 19). */
export function DeviceCheck({ before = "", onChecked }: DeviceCheckProps) {
  const { t } = useTexts("sims");
  const [typed, setTyped] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  const { state, device, similar, check } = useDeviceCheck(onChecked);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") field.current?.focus();
    check(typed);
  };
  return (
    <section className={styles.box} aria-labelledby="device-check">
      <h2 id="device-check">{t("device.heading")}</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PlainField
          ref={field}
          id="device"
          label={t("device.label")}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={80}
          invalid={state === "needed"}
          describedBy={state === "needed" ? "device-needed device-hint" : "device-hint"}
        />
        {state === "needed" && (
          <p id="device-needed" role="alert" className={styles.wrong}>
            {t("device.needed")}
          </p>
        )}
        <Button type="submit" variant="secondary" size="lg" aria-busy={state === "checking"}>
          {state === "checking" ? t("device.checking") : t("device.check")}
        </Button>
      </form>
      <p id="device-hint" className={page.quiet}>
        {t("device.hint")}
      </p>
      <div role="status" className={styles.answer}>
        {(state === "failed" || state === "wrongImei") && <p className={styles.wrong}>{t(`device.${state}`)}</p>}
        {state === "unknown" && similar.length === 0 && <p>{t("device.unknown")}</p>}
        {state === "unknown" && similar.length > 0 && (
          <Similar
            names={similar}
            onChoose={(name) => {
              setTyped(name);
              check(name);
            }}
          />
        )}
        {state === "known" && device !== null && <Found device={device} />}
      </div>
    </section>
  );
}

/** Phones with similar names, to choose from. */
function Similar({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  const { t } = useTexts("sims");
  return (
    <>
      <p>{t("device.similar")}</p>
      <p className={styles.similar}>
        {names.map((name) => (
          <Button key={name} variant="outline" size="sm" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </p>
    </>
  );
}

function Found({ device }: { device: Device }) {
  const { t } = useTexts("sims");
  return (
    <>
      <p className={styles.result} data-fits={device.esim || undefined}>
        <Icon name={device.esim ? "check" : "warning"} size={20} />
        {t(device.esim ? "device.yes" : "device.no", { name: device.name })}
      </p>
      <FactList
        facts={(["esim", "fiveG", "volte"] as const).map((name) => [
          t(`device.${name}`),
          t(device[name] ? "device.has" : "device.hasNot"),
        ])}
        className={styles.facts}
      />
      <p className={page.quiet}>{t("device.bands", { bands: device.bands.join(", ") })}</p>
    </>
  );
}
