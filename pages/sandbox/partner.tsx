import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { PartnerPhone } from "@/components/sandbox/partner-phone";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { siteEnv } from "@/services/api/env.server";
import { withPageProps } from "@/services/page/page-props.server";

const getPageProps = withPageProps(["sandbox"], async () => {
  const { channels, wallet } = siteEnv();
  return { channels, bridge: { call: wallet.bridge, merchant: wallet.merchantName } };
});

/** Not in production (docs/interfaces.md#modes). */
export const getServerSideProps: typeof getPageProps = async (context) =>
  siteEnv().siteMode === "production" ? { notFound: true } : getPageProps(context);

type Props = InferGetServerSidePropsType<typeof getPageProps>;

export default function PartnerSandboxPage({ layout, channels, bridge }: Props) {
  const { t } = useTexts("sandbox");
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("text")} indexed={false} />
      <div className={page.container}>
        <div className={page.section}>
          <h1 className={page.sectionTitle}>{t("title")}</h1>
          <p>{t("text")}</p>
        </div>
        <PartnerPhone partners={channels} bridge={bridge} />
      </div>
    </>
  );
}
