import { AdsPlatformPage } from "@/components/pages/ads-platform-page";
import { loadAdsPage } from "@/services/ads-platform/ads-page.server";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "ads"], loadAdsPage, textsOfBlocks);

export default AdsPlatformPage;
