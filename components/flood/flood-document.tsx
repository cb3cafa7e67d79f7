import type { ReactNode } from "react";
import { FloodBlock } from "@/components/flood/flood-block";
import { FloodHead, FloodReplyHead } from "@/components/flood/flood-head";
import { FloodReplyView } from "@/components/flood/flood-reply";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodFramed, FloodPage, FloodReplyPage } from "@/services/content/flood-page.server";
import { formatDate } from "@/utils/dates/dates";
import { FLOOD_DRAFT_SCRIPT } from "@/utils/forms/flood-draft-script";
import { localePath, paths } from "@/utils/paths/paths";

/**
 * The whole flood page. It works without script, on a bad network, or without one from a cache. On a phone it loads
 * nothing else.
 */
export function FloodDocument({ page }: { page: FloodPage }) {
  const { t } = useTexts("flood");
  const [hero, ...others] = page.blocks;
  return (
    <FloodShell
      page={page}
      head={<FloodHead page={page} />}
      note={<p>{t("kept", { date: formatDate(page.savedOn, page.language) })}</p>}
    >
      {hero?.type === "hero" && <FloodHero hero={hero} />}
      <div className="wide">
        {others.map((block, index) => (
          // Blocks of a page never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <FloodBlock key={index} id={block.id ?? `part-${index + 1}`} block={block} page={page} />
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text */}
      <script dangerouslySetInnerHTML={{ __html: FLOOD_DRAFT_SCRIPT }} />
    </FloodShell>
  );
}

/** The document that answers a form of the flood page, in the same frame and as light. */
export function FloodReplyDocument({ page }: { page: FloodReplyPage }) {
  return (
    <FloodShell page={page} head={<FloodReplyHead page={page} />} hasForm={page.reply.step !== "result"}>
      <FloodReplyView page={page} />
    </FloodShell>
  );
}

interface ShellProps {
  page: FloodFramed;
  head: ReactNode;
  /** The first line of the footer. */
  note?: ReactNode;
  /** True for a form that was sent: it has its own way to the other language, which keeps what was typed. */
  hasForm?: boolean;
  children: ReactNode;
}

/** Header, footer and wallet bar around the content. */
function FloodShell({ page: { language, brand, frame }, head, note, hasForm = false, children }: ShellProps) {
  const { t } = useTexts("flood");
  const other = language === "bn" ? "en" : "bn";
  return (
    <html lang={language} data-mode={frame.mode ?? undefined}>
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next's */}
      <head>{head}</head>
      <body>
        <a className="skip" href="#content">
          {t("skip")}
        </a>
        {frame.header && (
          <header className="top">
            <div className="wide">
              <a href={localePath(paths.home, language)}>{brand}</a>
              {!hasForm && (
                <a href={localePath(paths.floodEmergency, other)} hrefLang={other} lang={other}>
                  {t("other")}
                </a>
              )}
            </div>
          </header>
        )}
        <main id="content" className={frame.wallet === null ? undefined : "above"}>
          {children}
        </main>
        {frame.footer && (
          <footer className="wide">
            {note}
            <p>
              <a href={localePath(paths.support, language)}>{t("back")}</a>
            </p>
          </footer>
        )}
        {frame.wallet !== null && <FloodWalletBar wallet={frame.wallet} />}
      </body>
    </html>
  );
}

type HeroBlock = Extract<FloodPage["blocks"][number], { type: "hero" }>;

/** The heading of the flood page, with its links. */
function FloodHero({ hero }: { hero: HeroBlock }) {
  return (
    <div className="hero">
      <div className="wide">
        <h1>{hero.heading}</h1>
        <p>{hero.text}</p>
        <p className="ways">
          {hero.actions?.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The link back to the wallet: the only part of the page that needs a script. It is hidden until the script runs. */
function FloodWalletBar({ wallet }: { wallet: NonNullable<FloodPage["frame"]["wallet"]> }) {
  const { t: common } = useTexts();
  return (
    <>
      <nav id="wallet-bar" className="wallet" aria-label={common("wallet.label")} hidden>
        <p id="wallet-note" role="status" hidden>
          {common("wallet.alone")}
        </p>
        <button type="button">{common("wallet.back")}</button>
      </nav>
      <script defer src={wallet.script} />
      <script defer src="/wallet-bar.js" data-call={wallet.call} data-merchant={wallet.merchant} />
    </>
  );
}
