import { serveFeed } from "@/services/seo/feeds.server";

export const getServerSideProps = serveFeed("notices");

/** Next wants a component; the answer has ended before it would be drawn. */
export default function NoticeFeed() {
  return null;
}
