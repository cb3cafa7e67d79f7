import { TrackOrderPage } from "@/components/orders/track-order-page";
import { loadTrackOrder } from "@/services/orders/track-order-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], loadTrackOrder);

export default TrackOrderPage;
