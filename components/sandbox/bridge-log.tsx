import styles from "@/components/sandbox/partner-phone.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BridgeCall } from "@/utils/browser/stub-bridge";

/** The calls that the site made to the app's bridge. */
export function BridgeLog({ calls, onClear }: { calls: readonly BridgeCall[]; onClear: () => void }) {
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
