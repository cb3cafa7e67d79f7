import { useEffect, useId, useState } from "react";
import styles from "@/components/activation/activation.module.css";
import type { ActivationProps } from "@/components/activation/activation-props";
import { Button } from "@/components/ui/actions/button";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import errorText from "@/components/ui/forms/error-text.module.css";
import page from "@/components/ui/sections/page.module.css";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { findUnfinishedActivation, type UnfinishedActivation } from "@/utils/packs/unfinished-activation";
import type { Language } from "@/utils/text/translations";

/** The panel of an activation, loaded on demand, or at once when an activation continues after a recharge. */
function useLazyPanel<Panel>({ kind, id, ownMsisdn }: ActivationProps, load: (language: Language) => Promise<Panel>) {
  const { part: Panel, loadPart } = useLazyPart(load);
  const [unfinished, setUnfinished] = useState<UnfinishedActivation | null>(null);
  // The user is back from a recharge: continues with the proved number.
  useEffect(() => {
    const found = findUnfinishedActivation();
    if (found?.kind !== kind || found.id !== id || found.msisdn === ownMsisdn) return;
    void loadPart().then((isLoaded) => {
      if (isLoaded) setUnfinished(found);
    });
  }, [kind, id, ownMsisdn, loadPart]);
  return { Panel, loadPart, unfinished };
}

/**
 * Buys a pack or an offer from the balance: one tap for the user's own number, else a number and a code in the same
 * place. The later steps are loaded after the tap. A page that shows this button must load the texts `activation`.
 */
export function Activate(props: ActivationProps) {
  const { pricePoisha, canRenew, ownMsisdn, dialCode, other } = props;
  const { t, language } = useTexts("activation");
  const [target, setTarget] = useState<"own" | "other" | null>(null);
  const [renews, setRenews] = useState(false);
  const [failed, setFailed] = useState(false);
  const { Panel, loadPart, unfinished } = useLazyPanel(props, loadPanel);
  const isProved = (props.proof ?? null) !== null;
  const isOwn = ownMsisdn !== "" && (props.msisdn === undefined || props.msisdn === ownMsisdn);
  const chosen = isOwn ? ownMsisdn : (props.msisdn ?? "");
  const price = formatMoney(pricePoisha, language);

  const open = async (next: "own" | "other") => {
    setTarget(next);
    setFailed(false);
    if (await loadPart()) return;
    setTarget(null);
    setFailed(true);
  };
  if (Panel !== null && target !== null) {
    return <Panel {...props} autoRenew={renews} atOnce={target === "own"} unfinished={null} />;
  }
  if (Panel !== null && unfinished !== null)
    return <Panel {...props} autoRenew={renews} atOnce={false} unfinished={unfinished} />;
  return (
    <div className={styles.start}>
      {canRenew && <Renewal price={price} checked={renews} onChange={setRenews} />}
      <Button
        size="lg"
        width="full"
        aria-busy={target !== null}
        onPointerEnter={() => void loadPart()}
        onClick={() => void open(isOwn || isProved ? "own" : "other")}
      >
        {target === null ? t("activate", { price }) : t("opening")}
      </Button>
      <p role="alert" className={errorText.error}>
        {failed && t("notLoaded")}
      </p>
      <p className={page.quiet}>
        {chosen === "" ? t("balance") : t("own", { msisdn: formatMsisdnInText(chosen, language) })}{" "}
        {isOwn && (
          <button type="button" className={styles.textButton} onClick={() => void open("other")}>
            {t("another")}
          </button>
        )}
      </p>
      {dialCode !== null && (
        <noscript>
          <p className={page.quiet}>{t("noScript", { code: dialCode })}</p>
        </noscript>
      )}
      {other}
    </div>
  );
}

interface RenewalProps {
  price: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Renewal({ price, checked, onChange }: RenewalProps) {
  const { t } = useTexts("activation");
  const id = useId();
  return (
    <div className={styles.renewal}>
      <ChoiceInput type="checkbox" id={id} checked={checked} aria-describedby={`${id}-hint`} onChange={onChange} />
      <label htmlFor={id}>{t("renew", { price })}</label>
      <p id={`${id}-hint`} className={page.quiet}>
        {t("renewHint")}
      </p>
    </div>
  );
}

/** Loads the panel with its texts, which are not part of any page. */
function loadPanel(language: Language) {
  return loadWithTexts(
    language,
    "activation-panel",
    import("@/components/activation/activation-panel").then((loaded) => loaded.ActivationPanel),
    language === "bn" ? import("@/locales/bn/activation-panel.json") : import("@/locales/en/activation-panel.json"),
  );
}
