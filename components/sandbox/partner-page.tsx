import { PageHead } from "@/components/layout/page-head";
import { PartnerPhone } from "@/components/sandbox/partner-phone";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PartnerChannels } from "@/utils/layout/channel";
import type { LayoutData, WalletBridge } from "@/utils/layout/page-layout";

interface PartnerPageProps {
  layout: LayoutData;
  channels: PartnerChannels;
  bridge: WalletBridge;
}

/** The site inside a partner's app, for developers. */
export function PartnerPage({ layout, channels, bridge }: PartnerPageProps) {
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
