import type { GetServerSideProps } from "next";
import { drawFloodPage } from "@/components/flood/draw-flood-page";
import { createServerApi } from "@/services/api/api-client.server";
import { floodFrame, loadFloodPage } from "@/services/content/flood-page.server";
import { answerDocument } from "@/services/page/document-answer.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { languageOf } from "@/utils/text/translations";

/** A separate document without the site's frame and scripts. public/service-worker.js caches it. */
export const getServerSideProps: GetServerSideProps = (context) =>
  answerDocument(context, async () => {
    const api = createServerApi(context);
    const frame = await floodFrame(context, api);
    return drawFloodPage(await loadFloodPage(api, languageOf(context.locale), dayInDhaka(new Date()), frame));
  });

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function FloodEmergency() {
  return null;
}
