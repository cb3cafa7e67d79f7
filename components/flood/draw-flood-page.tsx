import { renderToStaticMarkup } from "react-dom/server";
import { FloodDocument, FloodReplyDocument } from "@/components/flood/flood-document";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import type { FloodPage, FloodReplyPage } from "@/services/content/flood-page.server";
import { translatorFor } from "@/utils/text/translations";

/** The markup of the flood page, or of the reply to one of its forms, from its root element on. */
export function drawFloodPage(page: FloodPage | FloodReplyPage): string {
  return renderToStaticMarkup(
    <TranslatorProvider value={translatorFor(page.language, page.texts)}>
      {"reply" in page ? <FloodReplyDocument page={page} /> : <FloodDocument page={page} />}
    </TranslatorProvider>,
  );
}
