import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { EsimView } from "@/components/sims/esim-view";
import { useTexts } from "@/hooks/use-texts";
import { withPageProps } from "@/services/page-props.server";
import { loadEsim } from "@/services/sim-pages.server";

export const getServerSideProps = withPageProps(["cart", "sim-services"], ({ api, query }) => loadEsim(api, query));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function EsimPage({ shell, id, profiles }: Props) {
  const { t } = useTexts("sim-services");
  return (
    <>
      <PageHead shell={shell} title={t("esim.title")} description={t("esim.description")} indexed={false} />
      <EsimView id={id} profiles={profiles} />
    </>
  );
}
