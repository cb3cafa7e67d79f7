import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { CountryRates } from "@/components/rates/country-rates";
import { withPageProps } from "@/services/page/page-props.server";
import { loadInternationalRates } from "@/services/subscriber-services/subscriber-services-page.server";

export const getServerSideProps = withPageProps(["content", "rates"], loadInternationalRates);

export default function InternationalRatesPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { rates, ...content } = props;
  return <ContentPage {...content} parts={{ slots: { rates: <CountryRates rates={rates} /> } }} />;
}
