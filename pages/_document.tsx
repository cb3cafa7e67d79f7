import { htmlEscapeJsonString } from "next/dist/shared/lib/htmlescape";
import Document, { Head, Html, Main, NextScript } from "next/document";
import { siteEnv } from "@/services/env.server";
import { COLOUR_MODE_SCRIPT } from "@/utils/colour-mode-script";
import type { PageProps } from "@/utils/page-shell";
import { localePath } from "@/utils/paths";

// Next would encode the data of each page once more, only to warn of large ones: a twentieth of a listing's cost
// (docs/decisions/046).
NextScript.getInlineScriptSource = ({ __NEXT_DATA__ }) => htmlEscapeJsonString(JSON.stringify(__NEXT_DATA__));

export default class SiteDocument extends Document {
  override render() {
    const bridge = this.webviewBridge();
    return (
      <Html lang={this.props.locale ?? "en"}>
        <Head>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
          <script dangerouslySetInnerHTML={{ __html: COLOUR_MODE_SCRIPT }} />
          {/* Before Next's own scripts, which are deferred too: whatever the app offers is wired when the page takes over. */}
          {bridge !== null && <script defer src={bridge} />}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/icons/app-180.png" />
          <link rel="manifest" href={localePath("/site.webmanifest", this.props.locale ?? "en")} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }

  /**
   * The script that connects a web view with its app (SPEC 9, CONST-34). Our own is a few hundred bytes that hold nothing
   * up, so every page has it, whoever asks. One that a partner hosts is fetched inside of the partners' apps alone: no
   * other visitor waits for a foreign server, or is told to it.
   */
  private webviewBridge(): string | null {
    const { webviewBridge } = siteEnv();
    const { pageProps } = this.props.__NEXT_DATA__.props as { pageProps?: Partial<PageProps> };
    return webviewBridge.startsWith("/") || pageProps?.shell?.chrome.channel ? webviewBridge : null;
  }
}
