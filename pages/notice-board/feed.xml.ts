import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { closedByGate } from "@/services/page/file-answer.server";
import { serveFeed } from "@/services/seo/feeds.server";

export const getServerSideProps = closedByGate(serveFeed("notices"));

export default UnrenderedPage;
