import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import styles from "@/components/wish-list/wish-list.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Wish, WishedProduct } from "@/services/wish-list/wish-list-service";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

interface WishRowProps {
  wish: Wish;
  /** The button that puts the product into the cart; the page provides it. */
  cart: ReactNode;
  /** The button that adds a product of another person's list to the reader's own list; the page provides it. */
  heart?: ReactNode;
  /** Left out for another person's list. */
  onRemove?: () => void;
}

/** One product of a wish list: the price when it was added and now, the availability, and the next step. */
export function WishRow({ wish, cart, heart, onRemove }: WishRowProps) {
  const { t, language } = useTexts("wish-list");
  const { product, addedAt } = wish;
  const title = product?.title ?? wish.slug;
  return (
    <li className={styles.row}>
      <div className={styles.tile}>{product && <Picture picture={product.picture} alt="" />}</div>
      <div className={styles.facts}>
        {product && <p className={styles.brand}>{product.brand}</p>}
        <h2 className={styles.title}>
          {product ? (
            <SiteLink href={product.path} prefetch={false}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h2>
        {product === null ? (
          <p className={page.quiet}>{t("gone")}</p>
        ) : (
          <>
            <p className={styles.price}>{formatMoney(product.pricePoisha, language)}</p>
            <PriceChange now={product.pricePoisha} then={wish.pricePoisha} />
            <Stock product={product} />
          </>
        )}
        {addedAt !== null && (
          <p className={page.quiet}>{t("since", { day: formatDate(dayInDhaka(new Date(addedAt)), language) })}</p>
        )}
      </div>
      <div className={styles.actions}>
        {product && <NextStep product={product} cart={cart} />}
        {heart}
        {onRemove && (
          <button type="button" className={styles.remove} aria-label={t("removeTitle", { title })} onClick={onRemove}>
            {t("remove")}
          </button>
        )}
      </div>
    </li>
  );
}

function PriceChange({ now, then }: { now: number; then: number | null }) {
  const { t, language } = useTexts("wish-list");
  if (then === null || then === now) return null;
  const amount = formatMoney(Math.abs(then - now), language);
  return <p className={now < then ? styles.cheaper : page.quiet}>{t(now < then ? "dropped" : "risen", { amount })}</p>;
}

function Stock({ product: { inStock, isPreorder } }: { product: WishedProduct }) {
  const { t } = useTexts("wish-list");
  if (isPreorder) return <p className={page.quiet}>{t("preorder")}</p>;
  return (
    <p className={inStock ? styles.inStock : styles.soldOut}>
      <Icon name={inStock ? "check" : "warning"} size={16} />
      {t(inStock ? "inStock" : "soldOut")}
    </p>
  );
}

/** A product with sizes is added to the cart on its own page. A sold-out product has its stock notice there. */
function NextStep({ product, cart }: { product: WishedProduct; cart: ReactNode }) {
  const { t } = useTexts("wish-list");
  if (product.isPreorder) return <RowLink href={product.path} text={t("reserve")} />;
  if (!product.inStock) return <RowLink href={product.path} text={t("notice")} variant="secondary" />;
  if (product.hasSizes) return <RowLink href={product.path} text={t("choose")} />;
  return cart;
}

function RowLink({
  href,
  text,
  variant = "primary",
}: {
  href: string;
  text: string;
  variant?: "primary" | "secondary";
}) {
  return (
    <ButtonLink href={href} variant={variant} size="lg" width="full">
      {text}
    </ButtonLink>
  );
}
