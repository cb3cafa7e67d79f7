import { useRouter } from "next/router";
import styles from "@/components/catalog/compare/compare-link.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { columnsOutline } from "@/components/ui/values/columns-outline";
import { Outline } from "@/components/ui/values/icon";
import { readChosen, saveChosen } from "@/hooks/catalog/stored-comparison";
import { useTexts } from "@/hooks/ui/use-texts";
import { opensElsewhere } from "@/utils/browser/click";
import { compareHref, withCompared } from "@/utils/catalog/comparison";

/** Links to the comparison of this product with those chosen before; without script, to this product alone. */
export function CompareLink({ slug }: { slug: string }) {
  const { t } = useTexts("product");
  const router = useRouter();
  return (
    <SiteLink
      href={compareHref([slug])}
      prefetch={false}
      className={`${page.textLink} ${styles.link}`}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        const chosen = readChosen();
        const more = withCompared(chosen, slug);
        if (more !== null) saveChosen(more);
        // One product too many: the comparison page says so.
        void router.push(compareHref(more ?? [...chosen, slug]));
      }}
    >
      <Outline path={columnsOutline} size={22} />
      {t("compare")}
    </SiteLink>
  );
}
