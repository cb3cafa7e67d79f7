import { useState } from "react";
import styles from "@/components/layout/wallet-bar.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { callWalletBridge } from "@/utils/browser/wallet-bridge";
import type { WalletBridge } from "@/utils/layout/page-layout";

/** The link back to the wallet that contains the site, fixed at the bottom of the page (WALLET-01 to WALLET-05). */
export function WalletBar({ wallet }: { wallet: WalletBridge }) {
  const { t } = useTexts();
  const [alone, setAlone] = useState(false);
  return (
    <nav aria-label={t("wallet.label")} className={styles.bar}>
      <p role="status" className={styles.note}>
        {alone && t("wallet.alone")}
      </p>
      <button
        type="button"
        className={styles.back}
        onClick={() => setAlone(!callWalletBridge(wallet.call, wallet.merchant))}
      >
        <Icon name="caretLeft" />
        {t("wallet.back")}
      </button>
    </nav>
  );
}
