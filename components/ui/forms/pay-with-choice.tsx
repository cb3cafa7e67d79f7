import { useEffect } from "react";
import styles from "@/components/ui/forms/pay-with-choice.module.css";
import type { PayWithChoiceProps } from "@/components/ui/forms/pay-with-options";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import type { Language } from "@/utils/text/translations";

/** Loads the choice and its texts, which no page contains. */
function loadOptions(language: Language) {
  return loadWithTexts(
    language,
    "pay-with",
    import("@/components/ui/forms/pay-with-options").then((loaded) => loaded.PayWithOptions),
    language === "bn" ? import("@/locales/bn/pay-with.json") : import("@/locales/en/pay-with.json"),
  );
}

/** The wallet or card of an online payment. If its script does not load, the payment company's page asks for it. */
export function PayWithChoice({ value, onChange }: PayWithChoiceProps) {
  const { part: Options, loadPart } = useLazyPart(loadOptions);
  useEffect(() => void loadPart(), [loadPart]);
  return <div className={styles.room}>{Options && <Options value={value} onChange={onChange} />}</div>;
}
