import { PartnerPage } from "@/components/sandbox/partner-page";
import { siteEnv } from "@/services/api/env.server";
import { walletOf, withPageProps } from "@/services/page/page-props.server";
import { sandboxOnly } from "@/services/page/sandbox-page.server";

export const getServerSideProps = sandboxOnly(
  withPageProps(["sandbox"], async () => ({ channels: siteEnv().channels, bridge: walletOf(siteEnv()) })),
);

export default PartnerPage;
