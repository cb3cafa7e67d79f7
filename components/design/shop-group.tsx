import { type ReactNode, useState } from "react";
import styles from "@/components/design/design.module.css";
import { Group, Specimen, State } from "@/components/design/specimen";
import { Button } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import { Swatches } from "@/components/ui/forms/swatches";
import { Price } from "@/components/ui/values/price";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatCapacity } from "@/utils/numbers/capacity";
import { paths } from "@/utils/paths/paths";

const MAX_PIECES = 5;

/** The quantity of a cart line, and one that cannot be changed. */
function QuantitySpecimen() {
  const { t } = useTexts("design");
  const [quantity, setQuantity] = useState(2);
  const stepperLabels = { quantity: t("shop.quantityName"), decrease: t("shop.less"), increase: t("shop.moreOne") };
  return (
    <Specimen title={t("shop.quantity")}>
      <div className={styles.row}>
        <State name={t("states.rest")}>
          <QuantityStepper
            labels={stepperLabels}
            quantity={quantity}
            max={MAX_PIECES}
            onIncrease={() => setQuantity(quantity + 1)}
            onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
          />
        </State>
        <State name={t("states.disabled")}>
          <QuantityStepper
            labels={stepperLabels}
            quantity={1}
            max={1}
            disabled
            onIncrease={() => undefined}
            onDecrease={() => undefined}
          />
        </State>
      </div>
    </Specimen>
  );
}

const NOW = 5_499_000;
const WAS = 6_499_000;
const EMI = { code: "bank-12", months: 12, monthlyPoisha: 478_914, totalPoisha: 5_746_966 };

/** A price with and without a reduction and instalments. */
function PriceSpecimen() {
  const { t, language } = useTexts("design");
  const { t: common } = useTexts();
  const labels = { locale: language, price: common("price.now"), was: common("price.was") };
  const emi = { ...EMI, bank: t("shop.bank") };
  return (
    <Specimen title={t("shop.price")}>
      <Price
        size="page"
        pricePoisha={NOW}
        wasPoisha={WAS}
        labels={labels}
        save={t("shop.save", { amount: formatMoney(WAS - NOW, language) })}
        emi={emi}
      />
      <Price pricePoisha={NOW} wasPoisha={WAS} labels={labels} emi={emi} />
      <Price pricePoisha={NOW} wasPoisha={null} labels={labels} />
    </Specimen>
  );
}

/** Parts of the catalogue. The page passes them in, because this feature does not import the catalogue. */
export interface ShopSlots {
  cards: ReactNode;
  rail: ReactNode;
  filters: ReactNode;
  gallery: ReactNode;
}

/** The parts that show, choose and count products. */
export function ShopGroup({ slots }: { slots: ShopSlots }) {
  const { t } = useTexts("design");
  return (
    <Group id="shop" title={t("groups.shop")}>
      <div className={styles.pair}>
        <PriceSpecimen />
        <QuantitySpecimen />
      </div>
      <SwatchSpecimens />
      <Specimen title={t("shop.card")}>
        <div className={styles.cards}>{slots.cards}</div>
      </Specimen>
      <Specimen title={t("shop.rail")}>{slots.rail}</Specimen>
      <Specimen title={t("shop.gallery")}>
        <div className={styles.narrow}>{slots.gallery}</div>
      </Specimen>
      <Specimen title={t("shop.filters")}>
        <div className={styles.openFilters}>
          <Button asChild variant="outline">
            <a href="#filters">{t("shop.openFilters")}</a>
          </Button>
        </div>
        <div className={styles.filters}>{slots.filters}</div>
      </Specimen>
      <Specimen title={t("shop.pagination")}>
        <Pagination page={5} pages={9} hrefOf={(page) => `${paths.phones}?page=${page}`} />
      </Specimen>
    </Group>
  );
}

/** The choice of a colour and of a storage. */
function SwatchSpecimens() {
  const { t, language } = useTexts("design");
  const stay = "/design#shop";
  return (
    <div className={styles.pair}>
      <Specimen title={t("shop.swatches")}>
        <Swatches
          title={t("shop.colour")}
          value={t("shop.teal")}
          options={[
            { key: "teal", href: stay, label: t("shop.teal"), hex: "var(--chakra-colors-success)", current: true },
            { key: "rose", href: stay, label: t("shop.rose"), hex: "var(--chakra-colors-danger)", current: false },
            {
              key: "midnight",
              href: stay,
              label: t("shop.midnight"),
              hex: "var(--chakra-colors-hero-deep)",
              current: false,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t("shop.storage")}>
        <Swatches
          title={t("shop.storage")}
          value={formatCapacity(256, language)}
          options={[128, 256, 512].map((size) => ({
            key: String(size),
            href: stay,
            label: formatCapacity(size, language),
            current: size === 256,
          }))}
        />
      </Specimen>
    </div>
  );
}
