import { PageHead } from "@/components/layout/page-head";
import { RechargeResult } from "@/components/recharge/recharge-result";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { loadRechargeResult } from "@/services/recharge/recharge-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["recharge", "pay-with"], loadRechargeResult);

export default function RechargeResultPage({ layout, transaction, result }: ViewProps<typeof loadRechargeResult>) {
  const { t } = useTexts("recharge");
  return (
    <div className={page.container}>
      <PageHead layout={layout} title={t("result.title")} description={t("result.description")} indexed={false} />
      <RechargeResult key={transaction} known={result} transaction={transaction} brand={layout.brand} />
    </div>
  );
}
