import { closedByGate } from "@/services/page/closed-by-gate.server";
import { serveFeed } from "@/services/seo/feeds.server";

export const getServerSideProps = closedByGate(serveFeed("press"));

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function PressFeed() {
  return null;
}
