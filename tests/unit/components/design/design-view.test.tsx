import { render, screen } from "@testing-library/react";
import { DesignView } from "@/components/design/design-view";
import { TranslatorProvider } from "@/context/translator-context";
import bengaliCommon from "@/locales/bn/common.json";
import bengaliDesign from "@/locales/bn/design.json";
import common from "@/locales/en/common.json";
import design from "@/locales/en/design.json";
import { designTokens } from "@/styles/design-tokens";
import { translatorFor } from "@/utils/text/translations";

const texts = { en: { common, design }, bn: { common: bengaliCommon, design: bengaliDesign } };

describe.each(["en", "bn"] as const)("the design page in %s", (language) => {
  async function show() {
    const shop = { cards: null, rail: null, filters: null, gallery: null };
    const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    window.matchMedia = jest.fn().mockReturnValue(media);
    const result = render(
      <TranslatorProvider value={translatorFor(language, texts[language])}>
        <DesignView tokens={designTokens()} shop={shop} hero={null} />
      </TranslatorProvider>,
    );
    // The form fields are loaded after the first render.
    await screen.findByLabelText(texts[language].design.forms.field);
    return result;
  }

  it("shows translated texts and no message keys", async () => {
    const { container } = await show();
    const keys = Object.keys(design).join("|");
    expect(container.innerHTML).not.toMatch(new RegExp(`[">](?:${keys}|share)\\.[a-z]`, "i"));
    expect(container).toHaveTextContent(texts[language].design.content.packs.family);
  });

  it("links from its contents to every group", async () => {
    const { container } = await show();
    const links = [...container.querySelectorAll("nav a")].filter(
      (link) => link.closest("nav")?.getAttribute("aria-label") === texts[language].design.contents,
    );
    const groups = [...container.querySelectorAll("section[id]")].map(({ id }) => `#${id}`);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(groups);
  });
});
