import { renderToStaticMarkup } from "react-dom/server";
import { FloodDocument } from "@/components/flood/flood-document";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import type { FloodPage } from "@/services/content/flood-page.server";
import { translatorFor } from "@/utils/text/translations";

/** The markup of the flood page, from its root element on. */
export function drawFloodPage(page: FloodPage): string {
  return renderToStaticMarkup(
    <TranslatorProvider value={translatorFor(page.language, page.texts)}>
      <FloodDocument page={page} />
    </TranslatorProvider>,
  );
}
