import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { eventsJsonLd } from "@/components/investors/event-words";
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
  const { shell, page } = content;
  const about = { origin: shell.origin, path: page.path, organizer: shell.brand, language };
  const part = <Events list={list} filter={filter} path={page.path} origin={shell.origin} />;
  const jsonLd = list === null ? [] : [eventsJsonLd(list.coming, about)];
  return <ContentPage {...content} jsonLd={jsonLd} parts={{ slots: { events: part } }} />;
}
