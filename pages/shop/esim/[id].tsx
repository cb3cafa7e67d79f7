import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { EsimView } from "@/components/sims/esim-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { loadEsim } from "@/services/sims/sim-pages.server";
import { phoneKindOf } from "@/utils/sims/phone-kind";

export const getServerSideProps = withPageProps(["cart", "sim-services"], async ({ api, query, context }) => ({
  ...(await loadEsim(api, query)),
  phone: phoneKindOf(context.req.headers["user-agent"]),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function EsimPage({ layout, id, profiles, phone }: Props) {
  const { t } = useTexts("sim-services");
  return (
    <>
      <PageHead layout={layout} title={t("esim.title")} description={t("esim.description")} indexed={false} />
      <EsimView id={id} profiles={profiles} phone={phone} />
    </>
  );
}
