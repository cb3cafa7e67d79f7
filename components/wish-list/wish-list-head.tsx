import type { RefObject } from "react";
import styles from "@/components/wish-list/wish-list.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** The heading of the page; the focus returns to it. */
export function WishListHead({ title, isShared }: { title: RefObject<HTMLHeadingElement | null>; isShared: boolean }) {
  const { t } = useTexts("wish-list");
  return (
    <div className={styles.head}>
      <h1 ref={title} tabIndex={-1}>
        {t(isShared ? "share.shared" : "title")}
      </h1>
      <p className={styles.quiet}>{t(isShared ? "share.sharedIntro" : "intro")}</p>
    </div>
  );
}
