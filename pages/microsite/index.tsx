import { MicrositePage } from "@/components/pages/microsite-page";
import { loadMicrosite } from "@/services/content/microsite-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["microsite"], loadMicrosite);

export default MicrositePage;
