import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { eventsJsonLd } from "@/components/investors/event-labels";
import { Events } from "@/components/investors/events";
import { useTexts } from "@/hooks/ui/use-texts";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadInvestorEvents } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "investors"], loadInvestorEvents, textsOfBlocks);

export default function EventsCalendarPage({
  list,
  filter,
  ...content
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { language } = useTexts();
  const { layout, page } = content;
  const about = { origin: layout.origin, path: page.path, organizer: layout.brand, language };
  const part = <Events list={list} filter={filter} path={page.path} origin={layout.origin} />;
  const jsonLd = list === null ? [] : [eventsJsonLd(list.coming, about)];
  return <ContentPage {...content} jsonLd={jsonLd} parts={{ slots: { events: part } }} />;
}
