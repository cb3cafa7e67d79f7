import { Specimen } from "@/components/design/specimen";
import { Price } from "@/components/ui/values/price";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";

const NOW = 5_499_000;
const WAS = 6_499_000;
const EMI = { code: "bank-12", months: 12, monthlyPoisha: 478_914, totalPoisha: 5_746_966 };

/** A price with and without a reduction and instalments. */
export function PriceSpecimen() {
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
