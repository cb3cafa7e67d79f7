import type { InferGetServerSidePropsType } from "next";
import { DashboardInvitation } from "@/components/account/dashboard-invitation";
import { DashboardOutline, DashboardView } from "@/components/account/dashboard-view";
import { PageHead } from "@/components/layout/page-head";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { loadDashboard } from "@/services/account/dashboard-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { hasToken } from "@/services/page/page-user.server";

export const getServerSideProps = withPageProps(["account"], async ({ api, context }) => ({
  account: await loadDashboard(api, hasToken(context)),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function DashboardPage({ layout, account }: Props) {
  const { t } = useTexts("account");
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <div className={page.container}>
        {account && <DashboardView brand={layout.brand} user={layout.user} account={account} push={layout.push} />}
        {account === null && (layout.user ? <DashboardOutline /> : <DashboardInvitation />)}
      </div>
    </>
  );
}
