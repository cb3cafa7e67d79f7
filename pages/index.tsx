import { HomePage } from "@/components/pages/home-page";
import { loadHome } from "@/services/content/home-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["home"], loadHome);

export default HomePage;
