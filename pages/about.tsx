import { AboutPage } from "@/components/about/about-page";
import { loadAbout } from "@/services/content/about-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["about"], loadAbout);

export default AboutPage;
