import { ComingPhonesPage } from "@/components/catalog/listing/coming-phones-page";
import { loadComingPhones } from "@/services/catalog/listing-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "shop-lists", "preorder", "cart"], loadComingPhones);

export default ComingPhonesPage;
