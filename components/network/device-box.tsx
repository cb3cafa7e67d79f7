import { type FormEvent, useState } from "react";
import styles from "@/components/network/network.module.css";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Icon } from "@/components/ui/values/icon";
import { useDeviceCheck } from "@/hooks/sims/use-device-check";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Device } from "@/services/sims/esim-service";
import type { NetworkChecks } from "@/services/subscriber-services/network-page.server";

export type NetworkPage = "5g" | "gp4g" | "volte";

interface DeviceBoxProps {
  page: NetworkPage;
  checks: Pick<NetworkChecks, "asked" | "wrongImei">;
}

/**
 * One box for a model or an IMEI. With script the answer is shown here; without it the form is sent by POST, so that an
 * IMEI is never part of an address.
 */
export function DeviceBox({ page, checks: { asked, wrongImei } }: DeviceBoxProps) {
  const { t, language } = useTexts("network");
  const { state, device, similar, check } = useDeviceCheck();
  // A type allocation code is nothing that the reader typed.
  const before = asked === null || /^\d+$/.test(asked.typed) ? "" : asked.typed;
  const [typed, setTyped] = useState(before);
  const { error, shown, others, isUnknown } = answerOf({ state, device, similar }, asked, wrongImei);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field itself has what was typed while the page became interactive.
    check(String(new FormData(event.currentTarget).get("device") ?? ""));
  };
  return (
    <form method="post" action="/api/device-check" onSubmit={submit} noValidate className={styles.box}>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="lang" value={language} />
      <PlainField
        id="network-device"
        name="device"
        label={t("device.label")}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={80}
        invalid={error !== null && error !== "failed"}
        describedBy={error === null ? "device-hint" : "device-error device-hint"}
      />
      <p id="device-error" role="alert" className={styles.error}>
        {error !== null && t(`device.${error}`)}
      </p>
      <p id="device-hint" className={styles.hint}>
        {t("device.hint")}
      </p>
      <Button type="submit" size="lg" aria-busy={state === "checking"}>
        {t(state === "checking" ? "device.checking" : "device.check")}
      </Button>
      <div role="status" className={styles.answer}>
        {isUnknown && <p>{t(others.length === 0 ? "device.unknown" : "device.similar")}</p>}
        {isUnknown && others.length > 0 && (
          <p className={styles.similar}>
            {others.map((name) => (
              <Button
                key={name}
                type="submit"
                name="device"
                value={name}
                variant="outline"
                size="sm"
                onClick={(event) => {
                  event.preventDefault();
                  setTyped(name);
                  check(name);
                }}
              >
                {name}
              </Button>
            ))}
          </p>
        )}
        {shown !== null && <Found device={shown} page={page} />}
      </div>
    </form>
  );
}

const ERRORS = ["needed", "wrongImei", "failed"] as const;
type Asked = Pick<ReturnType<typeof useDeviceCheck>, "state" | "device" | "similar">;

/** What is said: the answer of the box, and until it was asked that of the form in the address. */
function answerOf({ state, device, similar }: Asked, asked: NetworkChecks["asked"], wrongImei: boolean) {
  if (state !== "idle") {
    const error = ERRORS.find((name) => name === state) ?? null;
    return { error, shown: device, others: similar, isUnknown: state === "unknown" };
  }
  const error = wrongImei ? ("wrongImei" as const) : null;
  const isUnknown = asked !== null && asked.device === null;
  return { error, shown: asked?.device ?? null, others: asked?.similar ?? [], isUnknown };
}

const RESULTS = { "5g": "fiveG", gp4g: "fourG", volte: "volte" } as const;

function Found({ device, page }: { device: Device; page: NetworkPage }) {
  const { t } = useTexts("network");
  const wanted = RESULTS[page];
  const fits = device[wanted];
  return (
    <>
      <p className={styles.result} data-fits={fits || undefined}>
        <Icon name={fits ? "check" : "warning"} size={20} />
        {t(`device.${wanted}.${fits ? "yes" : "no"}`, { name: device.name })}
      </p>
      <dl className={styles.facts}>
        {(["fourG", "fiveG", "volte", "esim"] as const).map((name) => (
          <div key={name}>
            <dt>{t(`device.fact.${name}`)}</dt>
            <dd>{t(device[name] ? "yes" : "no")}</dd>
          </div>
        ))}
      </dl>
      {device.bands.length > 0 && (
        <p className={styles.hint}>{t("device.bands", { bands: device.bands.join(", ") })}</p>
      )}
    </>
  );
}
