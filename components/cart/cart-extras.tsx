import { useState } from "react";
import styles from "@/components/cart/cart-extras.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { ArrivalText } from "@/components/ui/values/arrival-text";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import type { CartState } from "@/context/cart/cart-state";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import { useRememberedDelivery } from "@/hooks/catalog/use-delivery-estimate";
import { useNamedProducts } from "@/hooks/catalog/use-named-products";
import { useTexts } from "@/hooks/ui/use-texts";
import { readStored } from "@/utils/browser/browser-storage";
import { MAX_RECENT, parseSlugs, RECENT_KEY } from "@/utils/catalog/slug-list";
import { formatMoney } from "@/utils/money/money";
import { areOnlyEsims } from "@/utils/sims/sim-skus";

/** The side cart's parts beside its lines: the arrival, or the recently viewed products in an empty cart. */
function CartExtras({ cart, onLeave }: { cart: CartState; onLeave: () => void }) {
  if (cart.cart_items.length === 0) return <RecentLinks onLeave={onLeave} />;
  // A pre-order and a pick-up have dates of their own, and an eSIM is sent by text message.
  if (cart.preorder || cart.delivery.type === "pickup" || areOnlyEsims(cart.cart_items)) return null;
  if (cart.cart_items.some(({ name, number }) => name !== null || number !== null)) return <PrintedNote />;
  return <Arrival type={cart.delivery.type} />;
}

/** The days of a district do not include the time for printing. Only the checkout knows when printed goods arrive. */
function PrintedNote() {
  const { t } = useTexts("shop-parts");
  return (
    <p className={styles.arrival}>
      <Icon name="truck" />
      {t("cart.printed")}
    </p>
  );
}

/** "Arrives Tue, 24 Nov to Thu, 26 Nov in Sylhet", if a district is known (feature 13). */
function Arrival({ type }: { type: CartState["delivery"]["type"] }) {
  const delivery = useRememberedDelivery();
  if (delivery === null) return null;
  const { methods, preselected, place } = delivery;
  const method = methods.find((each) => each.type === type) ?? preselected;
  return (
    <p className={styles.arrival}>
      <Icon name="truck" />
      <ArrivalText arrival={{ ...method, place }} />
    </p>
  );
}

/** The number of products that fit below an empty cart. */
const MAX_SHOWN = 4;

/** The recently viewed products, as links (feature 5). */
function RecentLinks({ onLeave }: { onLeave: () => void }) {
  const { t, language } = useTexts("shop-parts");
  const [slugs] = useState(() => parseSlugs(readStored("local", RECENT_KEY), MAX_RECENT).slice(0, MAX_SHOWN));
  const found = useNamedProducts(slugs, []);
  const products = slugs.flatMap((slug) => found.get(slug) ?? []);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="cart-recent" className={styles.recent}>
      <h3 id="cart-recent">{t("cart.recent")}</h3>
      <ul>
        {products.map(({ path, title, picture, pricePoisha }) => (
          <li key={path}>
            <SiteLink href={path} prefetch={false} onClick={onLeave}>
              <Picture picture={picture} alt="" />
              <span>
                {title}
                <b>{formatMoney(pricePoisha, language)}</b>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The extras with their texts. */
export function loadCartExtras(): Promise<typeof CartExtras> {
  return withShopTexts(CartExtras);
}
