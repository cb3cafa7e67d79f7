import { ContentPage } from "@/components/content/content-page";
import { useEventsJsonLd } from "@/components/investors/event-labels";
import { Events } from "@/components/investors/events";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadInvestorEvents } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "investors"], loadInvestorEvents, textsOfBlocks);

export default function EventsCalendar({ list, filter, ...content }: ViewProps<typeof loadInvestorEvents>) {
  const { layout, page } = content;
  const events = <Events list={list} filter={filter} path={page.path} origin={layout.origin} />;
  return <ContentPage {...content} jsonLd={useEventsJsonLd(list, layout, page.path)} parts={{ slots: { events } }} />;
}
