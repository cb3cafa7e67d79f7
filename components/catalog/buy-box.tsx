import styles from "@/components/catalog/buy-box.module.css";
import { DeliveryEstimate } from "@/components/catalog/delivery-estimate";
import type { BuyAction } from "@/components/catalog/product-view";
import { colourOptions, memoryOptions, type VariantOption } from "@/components/catalog/use-variant";
import { Icon } from "@/components/ui/icon";
import page from "@/components/ui/page.module.css";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { ProductView, VariantView } from "@/services/catalog-service";
import { formatMoney } from "@/utils/money";
import { productPath } from "@/utils/paths";

/** From this many pieces on, stock is simply there; below, the number is told. */
const FEW_PIECES = 5;

interface BuyBoxProps {
  product: ProductView;
  variant: VariantView;
  action: BuyAction;
}

/** Name, price and choices of a product, and what can be done with it. */
export function BuyBox({ product, variant, action }: BuyBoxProps) {
  const { t } = useTexts("shop");
  const soldOut = variant.stock === 0;
  return (
    <div className={styles.box}>
      <p className={styles.brand}>
        {product.brand.name}
        {product.fiveG && <span className={styles.badge}>{t("product.fiveG")}</span>}
        {product.isNew && <span className={styles.badge}>{t("product.new")}</span>}
      </p>
      <h1 className={styles.title}>{product.title}</h1>
      <p className={styles.summary}>{product.summary}</p>
      <Price variant={variant} />
      <Choice
        title={t("product.colour")}
        value={variant.colour.label}
        product={product}
        options={colourOptions(product.variants, variant)}
      />
      <Choice
        title={t("product.storage")}
        value={t("product.ram", { ram: variant.ramGb })}
        product={product}
        options={memoryOptions(product.variants, variant)}
      />
      <Stock stock={variant.stock} />
      <div className={styles.actions}>
        {action({ sku: variant.sku, disabled: soldOut, kind: "add" })}
        {action({ sku: variant.sku, disabled: soldOut, kind: "buy" })}
      </div>
      <DeliveryEstimate />
      <p className={styles.warranty}>
        <Icon name="shield" />
        <span>
          <b>{t("product.warranty")}</b>
          {product.warranty}
        </span>
      </p>
    </div>
  );
}

function Price({ variant }: { variant: VariantView }) {
  const { t } = useTexts("shop");
  const { t: common } = useTexts();
  const { pricePoisha, wasPoisha, emi } = variant;
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <span className={page.srOnly}>{common("price.now")} </span>
        {formatMoney(pricePoisha)}
        {wasPoisha !== null && (
          <>
            <span className={page.srOnly}> {common("price.was")} </span>
            <s>{formatMoney(wasPoisha)}</s>
            <span className={styles.save}>
              {common("price.save", { amount: formatMoney(wasPoisha - pricePoisha) })}
            </span>
          </>
        )}
      </p>
      {emi && (
        <p className={styles.emi}>
          {t("product.emiMonths", { amount: formatMoney(emi.monthlyPoisha), months: emi.months })}
        </p>
      )}
    </div>
  );
}

function Stock({ stock }: { stock: number }) {
  const { t } = useTexts("shop");
  if (stock === 0) {
    return (
      <p className={styles.soldOut} role="status">
        <Icon name="warning" />
        {t("product.soldOut")}
      </p>
    );
  }
  const few = stock < FEW_PIECES;
  return (
    <p className={few ? styles.few : styles.inStock} role="status">
      <Icon name={few ? "bolt" : "check"} />
      {few ? t("product.few", { count: stock }) : t("product.inStock")}
    </p>
  );
}

interface ChoiceProps {
  title: string;
  value: string;
  product: ProductView;
  options: readonly VariantOption[];
}

/** Links rather than buttons: each variant has an address and works without script. */
function Choice({ title, value, product, options }: ChoiceProps) {
  const { t } = useTexts("shop");
  return (
    <div className={styles.choice}>
      <p>
        <b>{title}</b> {value}
      </p>
      <ul aria-label={title}>
        {options.map(({ key, sku, label, hex, current, exact }) => (
          <li key={key}>
            <SiteLink
              href={productPath(product.category, product.slug, sku)}
              shallow
              replace
              scroll={false}
              prefetch={false}
              className={hex ? styles.swatch : styles.size}
              {...(hex && { "aria-label": exact ? label : `${label}, ${t("product.unavailable")}` })}
              {...(current && { "aria-current": "true" as const })}
            >
              {hex ? <i style={{ background: hex }} /> : label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
