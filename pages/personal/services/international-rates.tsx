import { ContentPage } from "@/components/content/content-page";
import { CountryRates } from "@/components/rates/country-rates";
import { withPageProps } from "@/services/page/page-props.server";
import { loadInternationalRates } from "@/services/subscriber-services/subscriber-services-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "rates"], loadInternationalRates);

export default function InternationalRatesPage({ rates, ...content }: ViewProps<typeof loadInternationalRates>) {
  return <ContentPage {...content} parts={{ slots: { rates: <CountryRates rates={rates} /> } }} />;
}
