import styles from "@/components/network/network.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import pageStyles from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Device } from "@/services/sims/esim-service";

export type NetworkPage = "5g" | "gp4g" | "volte";

const RESULTS = { "5g": "fiveG", gp4g: "fourG", volte: "volte" } as const;

/** The network's services for a device, and the features of the device. */
export function DeviceResult({ device, page }: { device: Device; page: NetworkPage }) {
  const { t } = useTexts("network");
  const feature = RESULTS[page];
  const isSupported = device[feature];
  return (
    <>
      <p className={styles.result} data-fits={isSupported || undefined}>
        <Icon name={isSupported ? "check" : "warning"} size={20} />
        {t(`device.${feature}.${isSupported ? "yes" : "no"}`, { name: device.name })}
      </p>
      <FactList
        facts={(["fourG", "fiveG", "volte", "esim"] as const).map((name) => [
          t(`device.fact.${name}`),
          t(device[name] ? "yes" : "no"),
        ])}
        className={styles.facts}
      />
      {device.bands.length > 0 && (
        <p className={pageStyles.quiet}>{t("device.bands", { bands: device.bands.join(", ") })}</p>
      )}
    </>
  );
}
