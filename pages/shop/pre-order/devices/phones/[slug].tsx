import { ComingPhonePage } from "@/components/catalog/product/coming-phone-page";
import { loadComingPhone } from "@/services/catalog/product-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "product", "preorder", "cart"], loadComingPhone);

export default ComingPhonePage;
