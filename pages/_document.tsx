import { htmlEscapeJsonString } from "next/dist/shared/lib/htmlescape";
import Document, { Head, Html, Main, NextScript } from "next/document";
import type { ReactNode } from "react";
import { isDevelopment } from "@/services/api/env";
import { siteEnv } from "@/services/api/env.server";
import { textsAddress } from "@/services/page/texts-script.server";
import { BENGALI_FONT_REQUEST, BENGALI_FONT_SCRIPT } from "@/styles/bengali-font-script";
import { EARLY_LINKS_SCRIPT } from "@/utils/analytics/early-links";
import { EARLY_CLICK_SCRIPT } from "@/utils/browser/early-click";
import { COLOUR_MODE_SCRIPT } from "@/utils/layout/colour-mode-script";
import { writePageProps } from "@/utils/layout/page-data";
import type { PageProps } from "@/utils/layout/page-layout";
import { localePath } from "@/utils/paths/paths";
import { BENGALI_SHOP, isShopInBengali } from "@/utils/paths/shop-languages";
import { languageOf } from "@/utils/text/translations";

// Next would encode the data of each page a second time, only to warn about large data. That is 5 % of a listing's cost
// (docs/decisions/20).
NextScript.getInlineScriptSource = ({ __NEXT_DATA__: data }) =>
  htmlEscapeJsonString(JSON.stringify(isDevelopment ? data : { ...data, props: writtenProps(data.props) }));

/** The part of a page's data that is sent to the browser (docs/decisions/21). */
function writtenProps({ pageProps, ...props }: Record<string, unknown>): Record<string, unknown> {
  return { ...props, pageProps: writePageProps((pageProps ?? {}) as Partial<PageProps>) };
}

export default class SiteDocument extends Document {
  override render() {
    const bridge = this.webviewBridge();
    const isBengali = languageOf(this.props.locale) === "bn";
    return (
      <Html lang={this.props.locale ?? "en"} {...(isShopInBengali() && BENGALI_SHOP)}>
        <Head>
          {isBengali && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: this text never changes, and the CSP allows its hash
            <script dangerouslySetInnerHTML={{ __html: BENGALI_FONT_SCRIPT }} />
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this text never changes, and the CSP allows its hash */}
          <script dangerouslySetInnerHTML={{ __html: COLOUR_MODE_SCRIPT }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <script dangerouslySetInnerHTML={{ __html: EARLY_CLICK_SCRIPT }} />
          {this.earlyLinks()}
          {/* Before Next's own scripts, which are deferred too, so that the bridge is ready when the page hydrates. */}
          {bridge !== null && <script defer src={bridge} />}
          {this.texts()}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/icons/app-180.png" />
          <link rel="manifest" href={localePath("/site.webmanifest", this.props.locale ?? "en")} />
        </Head>
        <body>
          {isBengali && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
            <script dangerouslySetInnerHTML={{ __html: BENGALI_FONT_REQUEST }} />
          )}
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }

  /**
   * The page's texts, in a file that the browser caches. In development they are in the HTML, so that an edited text
   * is visible at once.
   */
  private texts(): ReactNode {
    const { texts } = this.pageProps();
    if (isDevelopment || texts === undefined) return null;
    return <script defer src={textsAddress(languageOf(this.props.locale), texts)} />;
  }

  /** Only when events are counted: records the links that are clicked before the page's scripts run. */
  private earlyLinks(): ReactNode {
    const { layout } = this.pageProps();
    if (layout?.analytics === undefined) return null;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this text never changes, and the CSP allows its hash
    return <script data-consent={layout.consent} dangerouslySetInnerHTML={{ __html: EARLY_LINKS_SCRIPT }} />;
  }

  private pageProps(): Partial<PageProps> {
    return (this.props.__NEXT_DATA__.props as { pageProps?: Partial<PageProps> }).pageProps ?? {};
  }

  /**
   * The script that connects a web view with its app (CONST-34). Our own is a few hundred bytes, so every page has it.
   * A script that a partner hosts is loaded only inside the partners' apps: no other visitor waits for a third-party
   * server or is visible to it.
   */
  private webviewBridge(): string | null {
    const { webviewBridge } = siteEnv();
    return webviewBridge.startsWith("/") || this.pageProps().layout?.chrome.channel ? webviewBridge : null;
  }
}
