import { WishListPage } from "@/components/pages/wish-list-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadWishList } from "@/services/wish-list/wish-list-page.server";

export const getServerSideProps = withPageProps(["shop", "wish-list"], loadWishList);

export default WishListPage;
