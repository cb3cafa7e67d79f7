import type { InferGetServerSidePropsType } from "next";
import { ServicePage } from "@/components/sims/service-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadService } from "@/services/sims/sim-pages.server";

export const getServerSideProps = withPageProps(["cart", "sim-services"], loadService);

export default function SimReplacement(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ServicePage {...props} service="sim_replacement" />;
}
