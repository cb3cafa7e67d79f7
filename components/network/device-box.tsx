import { type FormEvent, useRef, useState } from "react";
import { DeviceResult, type NetworkPage } from "@/components/network/device-result";
import styles from "@/components/network/network.module.css";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import pageStyles from "@/components/ui/sections/page.module.css";
import { useDeviceCheck } from "@/hooks/sims/use-device-check";
import { useTexts } from "@/hooks/ui/use-texts";
import type { NetworkChecks } from "@/services/subscriber-services/network-page.server";
import { localePath } from "@/utils/paths/paths";

interface DeviceBoxProps {
  page: NetworkPage;
  checks: Pick<NetworkChecks, "deviceQuery" | "wrongImei">;
}

/**
 * A form with one field for a model or an IMEI. With script the answer is shown here. Without it the form is sent by
 * POST, so that an IMEI is never part of an address.
 */
export function DeviceBox({ page, checks: { deviceQuery, wrongImei } }: DeviceBoxProps) {
  const { t, language } = useTexts("network");
  const { state, device, similar, check } = useDeviceCheck();
  // A type allocation code in the address was not typed by the visitor, so the field does not show it.
  const before = deviceQuery === null || /^\d+$/.test(deviceQuery.typed) ? "" : deviceQuery.typed;
  const [typed, setTyped] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  const action = localePath(`/${page}`, language);
  const { error, shown, others, isUnknown } = answerOf({ state, device, similar }, deviceQuery, wrongImei);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the field itself: it also has the text that was typed before the page became interactive.
    const text = String(new FormData(event.currentTarget).get("device") ?? "");
    if (text.trim() === "") field.current?.focus();
    check(text);
  };
  return (
    <form method="post" action={action} onSubmit={submit} noValidate className={`${pageStyles.card} ${styles.box}`}>
      <PlainField
        ref={field}
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
      <p id="device-error" role="alert" className={errorText.error}>
        {error !== null && t(`device.${error}`)}
      </p>
      <p id="device-hint" className={pageStyles.quiet}>
        {t("device.hint")}
      </p>
      <Button type="submit" size="lg" aria-busy={state === "checking"}>
        {t(state === "checking" ? "device.checking" : "device.check")}
      </Button>
      <div role="status" className={styles.answer}>
        {isUnknown && <p>{t(others.length === 0 ? "device.unknown" : "device.similar")}</p>}
        {isUnknown && others.length > 0 && (
          <SimilarDevices
            names={others}
            onChoose={(name) => {
              setTyped(name);
              check(name);
            }}
          />
        )}
        {shown !== null && <DeviceResult device={shown} page={page} />}
      </div>
    </form>
  );
}

const ERRORS = ["needed", "wrongImei", "failed"] as const;
type DeviceCheckResult = Pick<ReturnType<typeof useDeviceCheck>, "state" | "device" | "similar">;

/** The answer to show: that of the last check here, or before the first check that of the page's address. */
function answerOf(
  { state, device, similar }: DeviceCheckResult,
  deviceQuery: NetworkChecks["deviceQuery"],
  wrongImei: boolean,
) {
  if (state !== "idle") {
    const error = ERRORS.find((name) => name === state) ?? null;
    return { error, shown: device, others: similar, isUnknown: state === "unknown" };
  }
  const error = wrongImei ? ("wrongImei" as const) : null;
  const isUnknown = deviceQuery !== null && deviceQuery.device === null;
  return { error, shown: deviceQuery?.device ?? null, others: deviceQuery?.similar ?? [], isUnknown };
}

/** Devices with similar names to the typed one. Without a script a click sends the form with that name. */
function SimilarDevices({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <p className={styles.similar}>
      {names.map((name) => (
        <Button
          key={name}
          type="submit"
          name="device"
          value={name}
          variant="outline"
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          {name}
        </Button>
      ))}
    </p>
  );
}
