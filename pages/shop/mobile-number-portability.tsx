import type { InferGetServerSidePropsType } from "next";
import { VisitServicePage } from "@/components/pages/visit-service-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadService } from "@/services/sims/sim-pages.server";

export const getServerSideProps = withPageProps(["cart", "sim-services", "stores"], loadService);

export default function NumberPortability(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <VisitServicePage {...props} service="mnp" />;
}
