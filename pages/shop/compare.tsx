import { ComparePage } from "@/components/pages/compare-page";
import { loadComparison } from "@/services/catalog/comparison-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "cart", "compare"], loadComparison);

export default ComparePage;
