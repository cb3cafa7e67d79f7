/** @jest-environment node */
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Drawing } from "@/components/ui/values/drawing";
import { InAppProvider } from "@/context/chrome/in-app-context";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { TranslatorProvider } from "@/context/translator-context";
import { useInApp } from "@/hooks/layout/use-in-app";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { useTexts } from "@/hooks/ui/use-texts";
import bengali from "@/locales/bn/common.json";
import english from "@/locales/en/common.json";
import { setMarkupWriter } from "@/utils/layout/cached-markup";
import { type Language, translatorFor } from "@/utils/text/translations";

const texts = { en: { common: english }, bn: { common: bengali } };
const written = jest.fn();

function Words({ product }: { product: string }) {
  const { t } = useTexts();
  written(product);
  return (
    <>
      {t("skipToContent")} {product} <SiteLink href="/contact-us">{product}</SiteLink> {useOutsideLanguage()}
      {useInApp() && "app"}
      <input type="checkbox" defaultChecked />
    </>
  );
}

const part = (product: string): ReactNode => (
  <CachedMarkup as="li" name="words" data={product} className="item">
    {() => <Words product={product} />}
  </CachedMarkup>
);

function site(children: ReactNode, language: Language = "en", outside: Language | null = null, inApp = false): string {
  const router = { locale: language, defaultLocale: "en", pathname: "/", asPath: "/", query: {} } as NextRouter;
  return renderToString(
    <RouterContext.Provider value={router}>
      <TranslatorProvider value={translatorFor(language, texts[language])}>
        <OutsideLanguageProvider language={outside}>
          <InAppProvider isInApp={inApp}>{children}</InAppProvider>
        </OutsideLanguageProvider>
      </TranslatorProvider>
    </RouterContext.Provider>,
  );
}

describe("CachedMarkup", () => {
  beforeEach(() => setMarkupWriter(renderToString));
  afterEach(() => setMarkupWriter(null));

  it("writes the same markup as React, the first time and from the cache", () => {
    const kept = [site(part("Quill")), site(part("Quill"))];
    expect(written).toHaveBeenCalledTimes(1);
    setMarkupWriter(null);
    const plain = site(part("Quill"));
    expect(kept).toEqual([plain, plain]);
    expect(plain).toContain('<li class="item">');
  });

  it("has a separate entry for each data, language and language of links, and in a partner's app", () => {
    const pages = [
      site(part("Quill")),
      site(part("Slate")),
      site(part("Quill"), "bn"),
      site(part("Quill"), "en", "bn"),
      site(part("Quill"), "en", null, true),
    ];
    expect(new Set(pages).size).toBe(5);
    expect(pages[1]).toContain("Slate");
    expect(pages[3]).toMatch(/bn<input/);
    expect(pages[4]).toMatch(/app<input/);
  });

  it("leaves React's preloading of pictures out of the markup", () => {
    const page = site(
      <CachedMarkup as="div" name="picture" data={null}>
        {() => <Drawing src="/a.svg" width={40} lazy={false} />}
      </CachedMarkup>,
    );
    expect(page).toMatch(/^<div><img src="\/a\.svg"/);
  });

  it("stores nothing when the cache is off, as in development", () => {
    setMarkupWriter(null);
    site(part("Quill"));
    site(part("Quill"));
    expect(written).toHaveBeenCalledTimes(2);
  });

  it("is emptied when it becomes too large", () => {
    const long = "x".repeat(5_000_000);
    site(part("Quill"));
    site(part(long));
    site(part(`${long}y`));
    site(part("Quill"));
    expect(written.mock.calls.filter(([product]) => product === "Quill")).toHaveLength(2);
  });
});
