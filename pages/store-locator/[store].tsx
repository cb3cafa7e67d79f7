import { StorePage } from "@/components/pages/store-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadStore } from "@/services/stores/stores-page.server";

export const getServerSideProps = withPageProps(["stores"], loadStore);

export default StorePage;
