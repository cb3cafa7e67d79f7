import type { GetServerSideProps } from "next";
import { drawOfflinePage } from "@/components/layout/draw-offline-page";
import { createServerApi } from "@/services/api/api-client.server";
import { loadOfflinePage } from "@/services/page/offline-page.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { languageOf } from "@/utils/text/translations";

/** A document of its own, without the site's frame and scripts: public/service-worker.js keeps it. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const page = await loadOfflinePage(createServerApi(context), languageOf(context.locale), dayInDhaka(new Date()));
  context.res.setHeader("Content-Type", "text/html; charset=utf-8");
  context.res.end(`<!doctype html>${drawOfflinePage(page)}`);
  return { props: {} };
};

/** Next wants a component; the answer has ended before it would be drawn. */
export default function Offline() {
  return null;
}
