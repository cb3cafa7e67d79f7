import Cookies from "js-cookie";
import { useEffect, useState } from "react";
import styles from "@/components/sandbox/partner-phone.module.css";
import { Button } from "@/components/ui/actions/button";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import { useTexts } from "@/hooks/ui/use-texts";
import { type BridgeCall, installStubBridge } from "@/utils/browser/stub-bridge";
import type { PartnerChannels } from "@/utils/layout/channel";
import type { WalletBridge } from "@/utils/layout/page-layout";
import { localePath, paths } from "@/utils/paths/paths";
import type { Language } from "@/utils/text/translations";

const starts = { home: paths.home, shop: paths.shop, microsite: "/microsite" } as const;
const startNames = ["home", "microsite", "shop"] as const;
const channels = ["wallet", "bank", "app", "web"] as const;
const services = ["gpshop", "alo", "none"] as const;
const languages = ["en", "bn"] as const;
const REMEMBERED = ["channelName", "micrositeService", "showHeader"];

/** The site as a partner's app shows it: in the frame of a phone, with a bridge that only logs its calls. */
export function PartnerPhone({ partners, bridge }: { partners: PartnerChannels; bridge: WalletBridge }) {
  const { t } = useTexts("sandbox");
  const [channel, setChannel] = useState<(typeof channels)[number]>("wallet");
  const [service, setService] = useState<(typeof services)[number]>("gpshop");
  const [start, setStart] = useState<keyof typeof starts>("home");
  const [language, setLanguage] = useState<Language>("en");
  const [calls, setCalls] = useState<readonly BridgeCall[]>([]);
  // An iframe in the server's HTML may load before `onLoad` is attached, and would then have no bridge.
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  useForgottenChannel();

  const query = new URLSearchParams({
    channelName: channel === "web" ? "web" : partners[channel],
    micrositeService: service,
  });
  const address = `${localePath(starts[start], language)}?${query}`;
  return (
    <div className={styles.stage}>
      <div className={styles.controls}>
        <Choice name="channel" options={channels} value={channel} onChange={setChannel} />
        <Choice name="start" options={startNames} value={start} onChange={setStart} />
        <Choice name="service" options={services} value={service} onChange={setService} />
        <Choice name="language" options={languages} value={language} onChange={setLanguage} />
        <p className={styles.address}>
          <b>{t("address")}</b> <code>{address}</code>
        </p>
        <BridgeLog calls={calls} onClear={() => setCalls([])} />
      </div>
      <div className={styles.phone}>
        {listening && (
          <iframe
            // Another choice starts another visit, as when an app opens its web view again.
            key={address}
            src={address}
            title={t("phone")}
            onLoad={({ currentTarget }) => {
              const page = currentTarget.contentWindow;
              if (page) installStubBridge(page, bridge.call, (call) => setCalls((before) => [...before, call]));
            }}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  name: "channel" | "start" | "service" | "language";
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, options, value, onChange }: ChoiceProps<Value>) {
  const { t } = useTexts("sandbox");
  const translate = t as unknown as (key: string) => string;
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`choice.${name}.label`)}</legend>
      {options.map((option) => (
        <label key={option}>
          <ChoiceInput type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {translate(`choice.${name}.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The frame shares its cookies with the rest of the browser, so the simulated channel is removed with this page. */
function useForgottenChannel(): void {
  useEffect(() => {
    const clearCookies = () => {
      for (const name of REMEMBERED) Cookies.remove(name);
    };
    window.addEventListener("pagehide", clearCookies);
    return () => {
      window.removeEventListener("pagehide", clearCookies);
      clearCookies();
    };
  }, []);
}

/** The calls that the site made to the app's bridge. */
function BridgeLog({ calls, onClear }: { calls: readonly BridgeCall[]; onClear: () => void }) {
  const { t } = useTexts("sandbox");
  return (
    <section aria-labelledby="bridge-calls" className={styles.log}>
      <div className={styles.logHead}>
        <h2 id="bridge-calls">{t("log.title")}</h2>
        <Button variant="ghost" size="sm" disabled={calls.length === 0} onClick={onClear}>
          {t("log.clear")}
        </Button>
      </div>
      <div role="log" aria-labelledby="bridge-calls">
        <ol>
          {calls.map(({ id, name, values }) => (
            <li key={id}>
              <code>{`${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`}</code>
            </li>
          ))}
        </ol>
      </div>
      {calls.length === 0 && <p>{t("log.empty")}</p>}
    </section>
  );
}
