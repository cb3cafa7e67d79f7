import { useId } from "react";
import styles from "@/components/catalog/product/extras-form.module.css";
import type { Extras } from "@/components/catalog/product/use-extras";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView, VariantView } from "@/services/catalog/catalog-service";
import { MAX_PRINT_NAME_LENGTH } from "@/utils/checkout/print-text";
import { formatMoney } from "@/utils/money/money";

interface ExtrasFormProps {
  product: ProductView;
  variant: VariantView;
  extras: Extras;
}

/** The bundle of a product and the text printed on it, with the price of both (CART-15, CART-18). */
export function ExtrasForm({ product, variant, extras }: ExtrasFormProps) {
  const { t, language } = useTexts("product");
  const isChosen = Object.keys(extras.chosen).length > 0;
  return (
    <>
      {product.bundles.length > 0 && <BundleChoice product={product} extras={extras} />}
      {product.printPoisha !== null && <Printing printPoisha={product.printPoisha} extras={extras} variant={variant} />}
      <p role="status" className={styles.sum}>
        {isChosen && (
          <>
            {t("withChoice")} <b>{formatMoney(variant.pricePoisha + extras.pricePoisha, language)}</b>
          </>
        )}
      </p>
    </>
  );
}

function BundleChoice({ product, extras }: Pick<ExtrasFormProps, "product" | "extras">) {
  const { t, language } = useTexts("product");
  const name = useId();
  const priceOf = (poisha: number) => (poisha === 0 ? t("free") : formatMoney(poisha, language));
  return (
    <fieldset className={styles.group}>
      <legend>{t("bundles.legend")}</legend>
      <ChoiceCard
        name={name}
        value=""
        checked={extras.bundle === ""}
        title={t("bundles.none")}
        onChoose={() => extras.set({ bundle: "" })}
      >
        {t("bundles.noneNote")}
      </ChoiceCard>
      {product.bundles.map(({ slug, title, addOns, inStock }) => (
        <ChoiceCard
          key={slug}
          name={name}
          value={slug}
          checked={extras.bundle === slug}
          disabled={!inStock}
          title={title}
          aside={inStock ? undefined : t("bundles.soldOut")}
          onChoose={() => extras.set({ bundle: slug })}
        >
          {addOns.map((addOn) => (
            <span key={addOn.title} className={styles.addOn}>
              <span>{addOn.title}</span> <b>{priceOf(addOn.pricePoisha)}</b>
            </span>
          ))}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

const loadPreview = () => import("@/components/catalog/product/print-preview").then((loaded) => loaded.PrintPreview);

function Printing({ printPoisha, extras, variant }: { printPoisha: number; extras: Extras; variant: VariantView }) {
  const { t, language } = useTexts("product");
  const id = useId();
  const { chosen, isPrinted, nameIsWrong, numberIsWrong } = extras;
  const { part: Preview, loadPart } = useLazyPart(loadPreview);
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`} onFocus={() => void loadPart()}>
      <legend>{t("printing.legend")}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t("printing.hint", { amount: formatMoney(printPoisha, language) })}
      </p>
      <div className={styles.fields}>
        <PlainField
          id={`${id}-name`}
          label={t("printing.name")}
          value={extras.name}
          onChange={(name) => extras.set({ name })}
          autoComplete="off"
          maxLength={MAX_PRINT_NAME_LENGTH}
          invalid={nameIsWrong}
          describedBy={nameIsWrong ? `${id}-name-error` : undefined}
          ref={extras.fields.name}
        />
        <PlainField
          id={`${id}-number`}
          label={t("printing.number")}
          value={extras.number}
          onChange={(number) => extras.set({ number })}
          autoComplete="off"
          inputMode="numeric"
          maxLength={2}
          invalid={numberIsWrong}
          describedBy={numberIsWrong ? `${id}-number-error` : undefined}
          ref={extras.fields.number}
        />
      </div>
      {nameIsWrong && (
        <p id={`${id}-name-error`} role="alert" className={styles.error}>
          {t("printing.nameError")}
        </p>
      )}
      {numberIsWrong && (
        <p id={`${id}-number-error`} role="alert" className={styles.error}>
          {t("printing.numberError")}
        </p>
      )}
      {Preview !== null && isPrinted && <Preview variant={variant} name={chosen.name} number={chosen.number} />}
    </fieldset>
  );
}
