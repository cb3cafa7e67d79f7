import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { FloodDocument } from "@/components/flood/flood-document";
import type { FloodPage } from "@/services/content/flood-page.server";
import { translatorFor } from "@/utils/text/translations";

/** The markup of the flood page, from its root element on. */
export function drawFloodPage(page: FloodPage): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorFor(page.language, page.texts)}>
      <FloodDocument page={page} />
    </I18nextProvider>,
  );
}
