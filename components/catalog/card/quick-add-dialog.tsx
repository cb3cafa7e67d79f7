import { Dialog, Portal } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import styles from "@/components/catalog/card/quick-add.module.css";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import { type QuickAdd, useQuickAdd } from "@/components/catalog/card/use-quick-add";
import { choiceLabel, colourOptions, FEW_PIECES, sizeOptions } from "@/components/catalog/product/use-variant";
import { VariantRadios } from "@/components/catalog/product/variant-radios";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { Price } from "@/components/ui/values/price";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductCardView, ProductView, VariantView } from "@/services/catalog/catalog-service";
import { formatMoney } from "@/utils/money/money";
import { productPath } from "@/utils/paths/paths";

interface QuickAddDialogProps {
  card: ProductCardView;
  /** The element that gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
}

/**
 * The variants of a product in a list, to add one to the cart without leaving the list (feature 7). Loaded on
 * demand.
 */
export function QuickAddDialog({ card, opener, onClose }: QuickAddDialogProps) {
  const { t } = useTexts("shop-parts");
  const quick = useQuickAdd(card.path);
  const { product, variant, state } = quick;
  const [isOpen, setOpen] = useState(true);
  const opensCartOnExit = useRef(false);
  return (
    <ChakraScope>
      <Dialog.Root
        open={isOpen}
        onOpenChange={(change) => !change.open && setOpen(false)}
        // The side cart opens after the dialog has closed and the focus has returned.
        onExitComplete={() => {
          // It is also called once before the dialog opens.
          if (isOpen) return;
          onClose();
          if (opensCartOnExit.current) quick.openCart();
        }}
        finalFocusEl={() => opener}
        // The button that opened the dialog may get the focus once more while the dialog takes it.
        onFocusOutside={(event) => event.preventDefault()}
        placement="center"
        size="sm"
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content maxW="26rem">
              <Dialog.Header>
                <Dialog.Title>{card.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                {state === "added" && variant ? (
                  <Added
                    variant={variant}
                    onCart={() => {
                      opensCartOnExit.current = true;
                      setOpen(false);
                    }}
                    onClose={() => setOpen(false)}
                  />
                ) : product && variant ? (
                  <Choosing quick={quick} product={product} variant={variant} />
                ) : (
                  <Waiting card={card} quick={quick} />
                )}
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <Button variant="secondary" size="icon" aria-label={t("quick.close")}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraScope>
  );
}

/** The card's own data, shown until the product has loaded. */
function Waiting({ card, quick: { hasFailed, retry } }: { card: ProductCardView; quick: QuickAdd }) {
  const { t } = useTexts("shop-parts");
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <Picture picture={card.picture} alt="" sizes="8rem" className={styles.picture} />
        <p role="status">{t(hasFailed ? "quick.failed" : "quick.loading")}</p>
      </div>
      {hasFailed && (
        <div className={styles.actions}>
          <Button size="lg" onClick={retry}>
            {t("delivery.again")}
          </Button>
          <ButtonLink href={card.path} variant="secondary" size="lg">
            {t("quick.page")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The label of the button: why it cannot be used, the current state, or its action. */
function addWord({ needsSize, state }: QuickAdd, isOut: boolean) {
  if (isOut) return "quick.soldOut";
  if (needsSize) return "quick.chooseSize";
  return state === "adding" ? "quick.adding" : "quick.add";
}

/** The label of the link to the product's page: what can be chosen only there. */
function pageLabel({ printPoisha, bundles }: ProductView) {
  if (printPoisha !== null) return "quick.printing";
  return bundles.length > 0 ? "quick.bundles" : "quick.page";
}

function Choosing({ quick, product, variant }: { quick: QuickAdd; product: ProductView; variant: VariantView }) {
  const { t } = useTexts("shop-parts");
  const { language } = useTexts();
  const { state, refusal } = quick;
  const sizes = sizeOptions(product.variants, variant, language);
  const isOut = variant.stock === 0;
  return (
    <div className={styles.body}>
      <ChosenVariant variant={variant} />
      <VariantRadios
        kind="colour"
        value={variant.colour.label}
        other={choiceLabel(variant, language)}
        options={colourOptions(product.variants, variant)}
        onChoose={quick.choose}
      />
      {sizes.length > 0 && (
        <VariantRadios
          kind={variant.storageGb === null ? "size" : "storage"}
          value={quick.needsSize ? "" : choiceLabel(variant, language)}
          other={variant.colour.label}
          options={quick.needsSize ? sizes.map((option) => ({ ...option, current: false })) : sizes}
          onChoose={quick.chooseSize}
        />
      )}
      <p role="alert" className={styles.refusal}>
        {refusal === null ? t("quick.refused") : refusal}
      </p>
      <Button
        size="lg"
        width="full"
        disabled={isOut || quick.needsSize}
        aria-busy={state === "adding"}
        onClick={() => void quick.add()}
      >
        {t(addWord(quick, isOut))}
      </Button>
      <SiteLink
        href={productPath(product.category, product.slug, variant.sku)}
        prefetch={false}
        className={styles.pageLink}
      >
        {t(isOut ? "quick.notice" : pageLabel(product))}
      </SiteLink>
    </div>
  );
}

function Added({ variant, onCart, onClose }: { variant: VariantView; onCart: () => void; onClose: () => void }) {
  const { t, language } = useTexts("shop-parts");
  const result = useRef<HTMLParagraphElement>(null);
  // The clicked button was removed: the focus moves to the result.
  useEffect(() => result.current?.focus(), []);
  return (
    <div className={styles.body}>
      <p ref={result} tabIndex={-1} className={styles.added}>
        <Icon name="check" />
        <span>
          <b>{t("quick.added")}</b>
          {[variant.colour.label, choiceLabel(variant, language)].filter(Boolean).join(", ")}
        </span>
      </p>
      <div className={styles.actions}>
        <Button size="lg" onClick={onClose}>
          {t("quick.goOn")}
        </Button>
        <Button size="lg" variant="secondary" onClick={onCart}>
          {t("quick.cart")}
        </Button>
      </div>
    </div>
  );
}

/** Picture, price and stock of the chosen variant. */
function ChosenVariant({ variant }: { variant: VariantView }) {
  const { t } = useTexts("shop-parts");
  const { t: common, language } = useTexts();
  const labels = useCardLabels();
  const { stock } = variant;
  const isOut = stock === 0;
  const picture = variant.pictures[0];
  const saved = variant.wasPoisha === null ? 0 : variant.wasPoisha - variant.pricePoisha;
  const few = t("quick.few", { count: stock });
  const stockText = isOut ? t("quick.out") : stock < FEW_PIECES ? few : t("quick.inStock");
  return (
    <div className={styles.top}>
      {picture && <Picture picture={picture} alt="" sizes="8rem" className={styles.picture} />}
      <div>
        <Price
          pricePoisha={variant.pricePoisha}
          wasPoisha={variant.wasPoisha}
          labels={labels}
          save={saved > 0 ? common("price.save", { amount: formatMoney(saved, language) }) : undefined}
        />
        <p role="status" className={styles.stock} data-out={isOut || undefined}>
          <Icon name={isOut ? "warning" : "check"} size={18} />
          {stockText}
        </p>
      </div>
    </div>
  );
}
