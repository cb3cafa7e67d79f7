import { renderToStaticMarkup } from "react-dom/server";
import { OfflineDocument } from "@/components/layout/offline-document";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import type { OfflinePage } from "@/services/page/offline-page.server";
import { translatorFor } from "@/utils/text/translations";

/** The markup of the offline page, from its root element on. */
export function drawOfflinePage(page: OfflinePage): string {
  return renderToStaticMarkup(
    <TranslatorProvider value={translatorFor(page.language, page.texts)}>
      <OfflineDocument page={page} />
    </TranslatorProvider>,
  );
}
