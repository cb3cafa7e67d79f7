import { PressReleasePage } from "@/components/news/press-release-page";
import { loadPressRelease } from "@/services/news/news-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["news"], loadPressRelease);

export default PressReleasePage;
