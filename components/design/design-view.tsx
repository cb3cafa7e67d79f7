import type { ReactNode } from "react";
import { ActionGroup } from "@/components/design/action-group";
import { ContentGroup } from "@/components/design/content-group";
import styles from "@/components/design/design.module.css";
import { FeedbackGroup } from "@/components/design/feedback-group";
import { FormGroup } from "@/components/design/form-group";
import { LayerGroup } from "@/components/design/layer-group";
import { ShopGroup, type ShopSlots } from "@/components/design/shop-group";
import { TokenGroup } from "@/components/design/token-group";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DesignTokens } from "@/styles/design-tokens";

/** Ids of the groups, in the order of the page. */
const groups = [
  ["tokens", "tokens"],
  ["actions", "actions"],
  ["shop", "shop"],
  ["forms", "forms"],
  ["layers", "layers"],
  ["content-parts", "content"],
  ["feedback", "feedback"],
] as const;

/** The design system on one page: tokens first, then every part in each of its states. */
export function DesignView({ tokens, shop, hero }: { tokens: DesignTokens; shop: ShopSlots; hero: ReactNode }) {
  const { t } = useTexts("design");
  return (
    <div className={page.container}>
      <div className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("intro")}</p>
        <nav aria-label={t("contents")} className={styles.contents}>
          {groups.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {t(`groups.${name}`)}
            </a>
          ))}
        </nav>
      </div>
      <TokenGroup tokens={tokens} />
      <ActionGroup />
      <ShopGroup slots={shop} />
      <FormGroup />
      <LayerGroup />
      <ContentGroup hero={hero} />
      <FeedbackGroup />
    </div>
  );
}
