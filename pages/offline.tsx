import type { GetServerSideProps } from "next";
import { drawOfflinePage } from "@/components/layout/draw-offline-page";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { createServerApi } from "@/services/api/api-client.server";
import { answerDocument } from "@/services/page/document-answer.server";
import { loadOfflinePage } from "@/services/page/offline-page.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { languageOf } from "@/utils/text/translations";

/** A separate document without the site's frame and scripts. public/service-worker.js caches it. */
export const getServerSideProps: GetServerSideProps = (context) =>
  answerDocument(context, async () =>
    drawOfflinePage(
      await loadOfflinePage(createServerApi(context), languageOf(context.locale), dayInDhaka(new Date())),
    ),
  );

export default UnrenderedPage;
