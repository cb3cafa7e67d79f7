import type { GetServerSideProps } from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { OfflineDocument } from "@/components/layout/offline-document";
import { createServerApi } from "@/services/api/api-client.server";
import { loadOfflinePage } from "@/services/page/offline-page.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { languageOf, translatorFor } from "@/utils/text/translations";

/** A document of its own, without the site's frame and scripts: public/service-worker.js keeps it. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const language = languageOf(context.locale);
  const page = await loadOfflinePage(createServerApi(context), language, dayInDhaka(new Date()));
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={translatorFor(language, page.texts)}>
      <OfflineDocument page={page} />
    </I18nextProvider>,
  );
  context.res.setHeader("Content-Type", "text/html; charset=utf-8");
  context.res.end(`<!doctype html>${markup}`);
  return { props: {} };
};

/** Next wants a component; the answer has ended before it would be drawn. */
export default function Offline() {
  return null;
}
