import { PackFinderPage } from "@/components/packs/pack-finder-page";
import { loadPackFinder } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["packs"], loadPackFinder);

export default PackFinderPage;
