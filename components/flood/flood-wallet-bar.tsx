import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodPage } from "@/services/content/flood-page.server";

/** The link back to the wallet: the only part of the page with a script. It is hidden until the script runs. */
export function FloodWalletBar({ wallet }: { wallet: NonNullable<FloodPage["frame"]["wallet"]> }) {
  const { t } = useTexts();
  return (
    <>
      <nav id="wallet-bar" className="wallet" aria-label={t("wallet.label")} hidden>
        <p id="wallet-note" role="status" hidden>
          {t("wallet.alone")}
        </p>
        <button type="button">{t("wallet.back")}</button>
      </nav>
      <script defer src={wallet.script} />
      <script defer src="/wallet-bar.js" data-call={wallet.call} data-merchant={wallet.merchant} />
    </>
  );
}
