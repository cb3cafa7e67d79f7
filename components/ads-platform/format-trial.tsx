import { useEffect, useId, useRef, useState } from "react";
import { AD_TONES, type AdLabels, AdScene, type AdTone } from "@/components/ads-platform/ad-scene";
import styles from "@/components/ads-platform/format-trial.module.css";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdFormat } from "@/services/ads-platform/ads-platform-service";
import { formatMoney } from "@/utils/money/money";

/** Seconds that a format must run before a contact counts. The other formats count clicks. */
const RUNS: Readonly<Record<string, number>> = {
  story: 5,
  "reward-video": 8,
  "call-screen": 3,
  voice: 6,
  "pre-roll": 6,
};
const MAX_LENGTHS = { brand: 24, line: 60 };
const THOUSAND = 1000;

interface FormatTrialProps {
  format: AdFormat;
  /** The texts of the ad until the user types others. */
  labels: AdLabels;
  /** The first colour of the ad; the picture is shown until a brand is typed. */
  tone: AdTone;
  goods: string;
  onClose: () => void;
}

/** A format with the user's own words and colour on the screen, and then what one contact is and costs. */
export function FormatTrial({ format, labels, tone: first, goods, onClose }: FormatTrialProps) {
  const { t, language } = useTexts("ads");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState({ brand: "", line: "" });
  const [tone, setTone] = useState(first);
  const [phase, setPhase] = useState<"still" | "playing" | "done">("still");
  const seconds = RUNS[format.id] ?? 0;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (phase !== "playing") return;
    const timer = setTimeout(() => setPhase("done"), seconds * THOUSAND);
    return () => clearTimeout(timer);
  }, [phase, seconds]);

  const start = () => setPhase(seconds > 0 ? "playing" : "done");
  const shown = {
    brand: own.brand.trim() || labels.brand,
    line: own.line.trim() || labels.line,
    action: labels.action,
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{format.name}</h2>
        <CloseButton onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.columns}>
        <button type="button" className={styles.stage} aria-label={t("try.run")} onClick={start}>
          <AdScene
            format={format.id}
            surface={format.surface}
            labels={shown}
            tone={tone}
            goods={own.brand.trim() === "" ? goods : undefined}
            phase={phase}
            seconds={seconds}
          />
        </button>
        <div className={styles.controls}>
          <OwnTextFields id={id} own={own} onType={setOwn} />
          <Tones id={id} tone={tone} onChoose={setTone} />
          <Button onClick={start} aria-disabled={phase === "playing" || undefined}>
            {phase === "playing" ? t("try.running") : t(seconds > 0 ? "try.play" : "try.tap")}
          </Button>
          <p role="status" className={styles.result}>
            {phase === "done" && t(`try.counted.${format.unit}`, { price: formatMoney(format.pricePoisha, language) })}
          </p>
        </div>
      </div>
    </dialog>
  );
}

interface OwnTextFieldsProps {
  id: string;
  own: { brand: string; line: string };
  onType: (own: { brand: string; line: string }) => void;
}

function OwnTextFields({ id, own, onType }: OwnTextFieldsProps) {
  const { t } = useTexts("ads");
  return (
    <>
      <PlainField
        id={`${id}-brand`}
        label={t("try.brand")}
        value={own.brand}
        maxLength={MAX_LENGTHS.brand}
        onChange={(brand) => onType({ ...own, brand })}
      />
      <PlainField
        id={`${id}-line`}
        label={t("try.line")}
        value={own.line}
        maxLength={MAX_LENGTHS.line}
        onChange={(line) => onType({ ...own, line })}
      />
    </>
  );
}

function Tones({ id, tone, onChoose }: { id: string; tone: AdTone; onChoose: (tone: AdTone) => void }) {
  const { t } = useTexts("ads");
  return (
    <fieldset className={styles.tones}>
      <legend>{t("try.colour")}</legend>
      {AD_TONES.map((each) => (
        <label key={each}>
          <input type="radio" name={`${id}-tone`} checked={each === tone} onChange={() => onChoose(each)} />
          {t(`try.tone.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts("ads");
  return (
    <button type="button" aria-label={t("try.close")} className={styles.close} onClick={onClick}>
      <Icon name="close" size={20} />
    </button>
  );
}
