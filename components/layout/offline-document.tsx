import { PlainHead } from "@/components/layout/plain-head";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OfflineEntry, OfflinePage } from "@/services/page/offline-page.server";
import { offlineCss } from "@/styles/offline-styles";
import { formatDate } from "@/utils/dates/dates";
import { localePath, paths } from "@/utils/paths/paths";

/** Icon: a cloud with its signal cut off, in the colour of the text around it. */
const CLOUD =
  "M6.6 18.5a4.6 4.6 0 0 1-.4-9.2 6 6 0 0 1 11.4-1.2 5.2 5.2 0 0 1 .6 10.4zm1.9-6.3a5 5 0 0 1 7 0m-5.2 2a2.5 2.5 0 0 1 3.4 0M4 21 20 4";

/** A link to the current address: the browser still has the address that could not be opened. */
const THIS_ADDRESS = "";

/** The document that a browser stores for times without a network: it loads nothing and has no script. */
export function OfflineDocument({ page }: { page: OfflinePage }) {
  const { t } = useTexts("offline");
  const { t: common } = useTexts();
  const { language, brand, codes, hotlines, savedOn, isSandbox } = page;
  const other = language === "bn" ? "en" : "bn";
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next's */}
      <head>
        <PlainHead title={t("title")} brand={brand} css={offlineCss()} />
      </head>
      <body>
        {isSandbox && <p className="sandbox">{common("sandbox")}</p>}
        <header className="top">
          <div className="wide">
            <strong>{brand}</strong>
            <a href={localePath(paths.offline, other)} hrefLang={other} lang={other}>
              {t("other")}
            </a>
          </div>
        </header>
        <main>
          <div className="hero">
            <div className="wide">
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
                <path d={CLOUD} strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <h1>{t("title")}</h1>
              <p>{t("lead")}</p>
              <p className="ways">
                <a href={THIS_ADDRESS}>{t("retry")}</a>
                <a href={localePath(paths.home, language)}>{t("home")}</a>
              </p>
            </div>
          </div>
          <div className="wide">
            <Entries id="codes" title={t("codes")} entries={codes} />
            <Entries id="hotlines" title={t("hotlines")} entries={hotlines} />
            <section aria-labelledby="waits">
              <h2 id="waits">{t("waits")}</h2>
              <div className="notes">
                {(["cart", "order", "form", "help"] as const).map((note) => (
                  <p key={note}>
                    <b>{t(`note.${note}.name`)}</b> {t(`note.${note}.text`)}
                  </p>
                ))}
              </div>
            </section>
          </div>
        </main>
        <footer className="wide">{t("kept", { date: formatDate(savedOn, language) })}</footer>
      </body>
    </html>
  );
}

function Entries({ id, title, entries }: { id: string; title: string; entries: readonly OfflineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DialList entries={entries} />
    </section>
  );
}

/** Names and codes in a document without script. A tap dials a code. */
export function DialList({ entries }: { entries: readonly OfflineEntry[] }) {
  return (
    <ul>
      {entries.map(({ name, code, href, note }) => (
        <li key={name}>
          <b>{name}</b>
          {href === null ? (
            <b className="code">{code}</b>
          ) : (
            <a className="code" href={href} aria-label={`${name}: ${code}`}>
              {code}
            </a>
          )}
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
