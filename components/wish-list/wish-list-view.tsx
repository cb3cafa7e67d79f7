import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import { Callout } from "@/components/ui/sections/callout";
import { EmptyState } from "@/components/ui/sections/empty-state";
import page from "@/components/ui/sections/page.module.css";
import { Skeleton } from "@/components/ui/sections/skeleton";
import { usePriceNotice } from "@/components/wish-list/use-price-notice";
import { useWishList } from "@/components/wish-list/use-wish-list";
import styles from "@/components/wish-list/wish-list.module.css";
import { WishRow } from "@/components/wish-list/wish-row";
import { useTexts } from "@/hooks/ui/use-texts";
import type { WishListPage } from "@/services/wish-list/wish-list-page.server";
import type { Wish } from "@/services/wish-list/wish-list-service";
import { requestLogin } from "@/utils/login/login-request";
import { paths, withQuery } from "@/utils/paths/paths";

interface WishListViewProps {
  list: WishListPage;
  origin: string;
  /** Draws the button that puts a product into the cart. `onMoved` is called when the cart has accepted the product. */
  cart: (wish: Wish, onMoved: () => void) => ReactNode;
  /** Draws the button that saves a product of a shared list on the reader's own list. */
  heart: (wish: Wish) => ReactNode;
  trail: ReactNode;
}

/** The wish list of an account or of this browser, or a shared wish list. */
export function WishListView({ list, origin, cart, heart, trail }: WishListViewProps) {
  const { t } = useTexts("wish-list");
  const view = useWishList(list);
  const title = useRef<HTMLHeadingElement>(null);
  const { wishes, hasFailed } = view;
  const isShared = list.kind === "shared";
  const count = wishes?.length ?? 0;

  // If the removed row had the focus, the focus was lost with it.
  useEffect(() => {
    if (count >= 0 && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [count]);

  const remove = (wish: Wish) => void view.remove(wish);
  return (
    <div className={page.container}>
      {trail}
      <WishListHead title={title} isShared={isShared} />
      {list.kind === "guest" && <GuestNote />}
      {list.priceNotice !== undefined && <PriceNotice initial={list.priceNotice} />}
      <p role="status" className={styles.count}>
        {wishes !== null && count > 0 && t("count", { count })}
      </p>
      {hasFailed && (
        <Callout tone="warning">
          {t("failed")} <Button onClick={view.retry}>{t("retry")}</Button>
        </Callout>
      )}
      {wishes === null && !hasFailed && <Outline />}
      {wishes !== null && count === 0 && (
        <EmptyState drawing="/images/kit/illustration/wish-list.svg" as="h2" heading={t("empty")} text={t("emptyText")}>
          <ButtonLink href={paths.phones}>{t("emptyShop")}</ButtonLink>
        </EmptyState>
      )}
      {wishes !== null && count > 0 && (
        <ul aria-label={t("list")} className={styles.rows}>
          {wishes.map((wish) => (
            <WishRow
              key={wish.slug}
              wish={wish}
              cart={cart(wish, () => !isShared && remove(wish))}
              {...(isShared ? { heart: heart(wish) } : { onRemove: () => remove(wish) })}
            />
          ))}
        </ul>
      )}
      {isShared && (
        <p className={styles.own}>
          <SiteLink href={paths.wishList} prefetch={false}>
            {t("share.own")}
          </SiteLink>
        </p>
      )}
      {!isShared && wishes !== null && count > 0 && <ShareBand wishes={wishes} origin={origin} />}
    </div>
  );
}

function GuestNote() {
  const { t } = useTexts("wish-list");
  return (
    <>
      <div className={styles.guest}>
        <p>{t("guest")}</p>
        <Button variant="outline" onClick={(event) => requestLogin(event.currentTarget)}>
          {t("logIn")}
        </Button>
      </div>
      <noscript>
        <p className={page.quiet}>{t("noScript")}</p>
      </noscript>
    </>
  );
}

/** A placeholder for the browser's list until it has been read. */
function Outline() {
  const { t } = useTexts("wish-list");
  return (
    <div aria-busy="true">
      <p className={page.srOnly}>{t("loading")}</p>
      <Skeleton shape="card" height="9rem" />
    </div>
  );
}

function ShareBand({ wishes, origin }: { wishes: readonly Wish[]; origin: string }) {
  const { t } = useTexts("wish-list");
  const items = wishes.filter(({ product }) => product !== null).map(({ slug }) => slug);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="share-list" className={styles.share}>
      <h2 id="share-list">{t("share.heading")}</h2>
      <p className={page.quiet}>{t("share.text")}</p>
      <Share title={t("share.title")} url={`${origin}${withQuery(paths.wishList, { items: items.join(",") })}`} />
    </section>
  );
}

/** The heading of the page; the focus returns to it. */
function WishListHead({ title, isShared }: { title: RefObject<HTMLHeadingElement | null>; isShared: boolean }) {
  const { t } = useTexts("wish-list");
  return (
    <div className={styles.head}>
      <h1 ref={title} tabIndex={-1}>
        {t(isShared ? "share.shared" : "title")}
      </h1>
      <p>{t(isShared ? "share.sharedIntro" : "intro")}</p>
    </div>
  );
}

/** "Text me when something here becomes cheaper" (feature 6). */
function PriceNotice({ initial }: { initial: boolean }) {
  const { t } = useTexts("wish-list");
  const { isOn, change } = usePriceNotice(initial);
  return (
    <label className={styles.notice}>
      <ChoiceInput type="checkbox" autoComplete="off" checked={isOn} onChange={(next) => void change(next)} />
      <span>
        <b>{t("priceNotice.title")}</b>
        <span className={page.quiet}>{t("priceNotice.text")}</span>
      </span>
    </label>
  );
}
