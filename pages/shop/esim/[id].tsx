import type { InferGetServerSidePropsType } from "next";
import { EsimPage } from "@/components/sims/esim-view";
import { withPageProps } from "@/services/page/page-props.server";
import { loadEsim } from "@/services/sims/sim-pages.server";
import { phoneKindOf } from "@/utils/sims/phone-kind";

export const getServerSideProps = withPageProps(["cart", "sim-services"], async ({ api, query, context }) => ({
  ...(await loadEsim(api, query)),
  phone: phoneKindOf(context.req.headers["user-agent"]),
}));

export default function Esim({ texts: _, ...props }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <EsimPage {...props} />;
}
