import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { OfflineDocument } from "@/components/layout/offline-document";
import type { OfflinePage } from "@/services/page/offline-page.server";
import { translatorFor } from "@/utils/text/translations";

/** The markup of the offline page, from its root element on. */
export function drawOfflinePage(page: OfflinePage): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorFor(page.language, page.texts)}>
      <OfflineDocument page={page} />
    </I18nextProvider>,
  );
}
