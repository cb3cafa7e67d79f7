import { type RefObject, useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { RecentlyViewed } from "@/components/catalog/card/recently-viewed";
import styles from "@/components/catalog/listing/listing-extras.module.css";
import { plusOutline } from "@/components/catalog/plus-outline";
import { Outline } from "@/components/ui/values/icon";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import { useRememberedDelivery } from "@/hooks/catalog/use-delivery-estimate";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductCardView } from "@/services/catalog/catalog-service";
import { formatDay } from "@/utils/dates/dates";
import { paths } from "@/utils/paths/paths";

interface ListingExtrasProps {
  /** Where the cards are. */
  list: RefObject<HTMLElement | null>;
  products: readonly ProductCardView[];
}

const loadDialog = () => import("@/components/catalog/card/quick-add-dialog").then((loaded) => loaded.QuickAddDialog);

/**
 * The interactive parts of a list: a button on each card to add to the cart without leaving the list, the delivery days
 * for the remembered district, and recently viewed products. None of this is in the page's HTML or its first script, so
 * it is added to the cards later.
 */
function ListingExtras({ list, products }: ListingExtrasProps) {
  const { t } = useTexts("shop-parts");
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>(new Map());
  const [status, setStatus] = useState<Element | null>(null);
  const [chosen, setChosen] = useState<{ product: ProductCardView; opener: HTMLElement } | null>(null);
  const { part: Dialog, loadPart } = useLazyPart(loadDialog);
  const close = useCallback(() => setChosen(null), []);

  useEffect(() => {
    const tiles = [...(list.current?.children ?? [])].map((card) => card.querySelector("img")?.parentElement);
    setPlaces(new Map(products.flatMap(({ path }, index) => (tiles[index] ? [[path, tiles[index]]] : []))));
    setStatus(list.current?.parentElement?.querySelector('[role="status"]') ?? null);
  }, [list, products]);

  return (
    <>
      {products.map((product) => {
        const tile = places.get(product.path);
        // Pre-orders, sold-out products and SIMs, which need a number, are ordered on a page of their own.
        if (!tile || product.preorder || !product.inStock || product.path === paths.sim) return null;
        return createPortal(
          <button
            type="button"
            className={styles.add}
            aria-label={t("quick.open", { title: product.title })}
            title={t("quick.hint")}
            onPointerEnter={() => void loadPart()}
            onFocus={() => void loadPart()}
            onClick={({ currentTarget }) => {
              setChosen({ product, opener: currentTarget });
              void loadPart();
            }}
          >
            <Outline path={plusOutline} size={20} />
          </button>,
          tile,
          product.path,
        );
      })}
      {status && createPortal(<Arrival />, status)}
      <RecentlyViewed />
      {chosen && Dialog && (
        <Dialog
          key={chosen.product.path}
          card={products.find(({ path }) => path === chosen.product.path) ?? chosen.product}
          opener={chosen.opener}
          onClose={close}
        />
      )}
    </>
  );
}

/** "Sylhet: from Tue, 24 Nov", in the line with the number of products; nothing if no district is known. */
function Arrival() {
  const { t, language } = useTexts("shop-parts");
  const delivery = useRememberedDelivery();
  if (delivery === null) return null;
  const { preselected, place } = delivery;
  return (
    <span className={styles.arrival}>
      {t("quick.arrival", {
        place,
        earliest: formatDay(preselected.earliest, language),
        latest: formatDay(preselected.latest, language),
      })}
    </span>
  );
}

/** The extras with their texts. */
export function loadListingExtras(): Promise<typeof ListingExtras> {
  return withShopTexts(ListingExtras);
}
