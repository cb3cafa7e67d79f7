import Document, { Head, Html, Main, NextScript } from "next/document";
import { COLOUR_MODE_SCRIPT } from "@/utils/colour-mode-script";

export default class SiteDocument extends Document {
  override render() {
    return (
      <Html lang={this.props.locale ?? "en"}>
        <Head>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
          <script dangerouslySetInnerHTML={{ __html: COLOUR_MODE_SCRIPT }} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/icons/app-180.png" />
          <link rel="manifest" href="/site.webmanifest" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
