import { BusinessPage } from "@/components/pages/business-page";
import { loadBusiness } from "@/services/content/landing-pictures.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["business", "forms"], loadBusiness);

export default BusinessPage;
