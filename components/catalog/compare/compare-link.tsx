import { useRouter } from "next/router";
import styles from "@/components/catalog/compare/compare-link.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { readChosen, saveChosen } from "@/hooks/catalog/stored-comparison";
import { useTexts } from "@/hooks/ui/use-texts";
import { opensElsewhere } from "@/utils/browser/click";
import { compareHref, withCompared } from "@/utils/catalog/comparison";

/** Icon: two columns side by side. */
const COLUMNS =
  "M104 32H64a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16m0 176H64V48h40Zm88-176h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16m0 176h-40V48h40Z";

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
      <Outline path={COLUMNS} size={22} />
      {t("compare")}
    </SiteLink>
  );
}
