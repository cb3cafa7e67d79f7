import type { GetServerSideProps } from "next";
import { drawOfflinePage } from "@/components/layout/draw-offline-page";
import { createServerApi } from "@/services/api/api-client.server";
import { loadOfflinePage } from "@/services/page/offline-page.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { languageOf } from "@/utils/text/translations";

/** A separate document without the site's frame and scripts. public/service-worker.js caches it. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const page = await loadOfflinePage(createServerApi(context), languageOf(context.locale), dayInDhaka(new Date()));
  context.res.setHeader("Content-Type", "text/html; charset=utf-8");
  context.res.end(`<!doctype html>${drawOfflinePage(page)}`);
  return { props: {} };
};

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function Offline() {
  return null;
}
