import { type ReactNode, useEffect, useId, useState } from "react";
import styles from "@/components/catalog/product/delivery-answer.module.css";
import { StoreStock } from "@/components/catalog/product/store-stock";
import { ArrivalText } from "@/components/ui/values/arrival-text";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import { useDeliveryEstimate } from "@/hooks/catalog/use-delivery-estimate";
import { useDistrictName } from "@/hooks/catalog/use-district-name";
import { useTexts } from "@/hooks/ui/use-texts";
import { CAPITAL, readChosenDistrict } from "@/utils/addresses/chosen-place";
import { formatDay } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { keepUnits } from "@/utils/text/keep-units";

interface DeliveryAnswerProps {
  sku: string;
  /** True after a click; false for the remembered district of an earlier visit. */
  isRequested: boolean;
  /** True if the page showed the arrival in the capital: it stays chosen until the visitor chooses another district. */
  hasArrival: boolean;
  /** Shown below the days. */
  note?: ReactNode;
}

/**
 * When a variant arrives and where it is in stock. For the remembered district of an earlier visit it shows one line,
 * and the rest after a click. Loaded on demand.
 */
export function DeliveryAnswer({ sku, isRequested, hasArrival, note = null }: DeliveryAnswerProps) {
  const { t, language } = useTexts("shop-parts");
  const [remembered] = useState(() => readChosenDistrict() || (hasArrival ? CAPITAL : ""));
  const [isOpen, setOpen] = useState(isRequested || remembered === "");
  const { districts, district, answer, list, choose } = useDeliveryEstimate(remembered);
  const isListed = districts !== null && districts.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` is new with every rendering, and its names are in the page's language
  useEffect(() => {
    if (isOpen) void list();
  }, [isOpen, language]);

  const name = useDistrictName(isListed ? "" : district);
  const place = districts?.find((each) => each.name === district)?.label ?? name;
  return (
    <>
      {!isOpen && (
        <>
          <p role="status" className={styles.arrival}>
            {answer.state === "ready" && <ArrivalText arrival={{ ...answer.preselected, place }} />}
            {answer.state === "loading" && t("delivery.asking", { place })}
            {answer.state === "failed" && t("delivery.failed")}
          </p>
          {note}
          <button type="button" className={styles.more} onClick={() => setOpen(true)}>
            {t("delivery.more")}
          </button>
        </>
      )}
      {isOpen && isListed && <DistrictSelect districts={districts} district={district} onChoose={choose} />}
      {isOpen && (
        <div aria-live="polite">
          {answer.state === "failed" && <p className={styles.note}>{t("delivery.failed")}</p>}
          {answer.state === "ready" && answer.methods.map((method) => <Method key={method.type} method={method} />)}
          {answer.state === "ready" && note}
        </div>
      )}
      {isOpen && districts === null && (
        <>
          <p role="alert" className={styles.note}>
            {t("delivery.noDistricts")}
          </p>
          <button type="button" className={styles.more} onClick={() => void list()}>
            {t("delivery.again")}
          </button>
        </>
      )}
      {isOpen && district !== "" && <StoreStock sku={sku} district={district} place={place} />}
    </>
  );
}

type Estimate = ReturnType<typeof useDeliveryEstimate>;

interface DistrictSelectProps {
  districts: NonNullable<Estimate["districts"]>;
  district: string;
  onChoose: (district: string) => void;
}

function DistrictSelect({ districts, district, onChoose }: DistrictSelectProps) {
  const { t } = useTexts("shop-parts");
  const id = useId();
  return (
    <label htmlFor={id} className={styles.district}>
      <span>{t("delivery.district")}</span>
      <select
        id={id}
        value={district}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled>
          {t("delivery.choose")}
        </option>
        {districts.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Method({ method }: { method: Extract<Estimate["answer"], { state: "ready" }>["methods"][number] }) {
  const { t, language } = useTexts("shop-parts");
  const { label, feePoisha, earliest, latest } = method;
  return (
    <p className={styles.way}>
      <span>
        {keepUnits(
          t("delivery.days", {
            label,
            earliest: formatDay(earliest, language),
            latest: formatDay(latest, language),
          }),
        )}
      </span>
      <b>{feePoisha === 0 ? t("delivery.free") : formatMoney(feePoisha, language)}</b>
    </p>
  );
}

/** The answer with its texts. */
export function loadDeliveryAnswer(): Promise<typeof DeliveryAnswer> {
  return withShopTexts(DeliveryAnswer);
}
