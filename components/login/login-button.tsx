import { useRouter } from "next/router";
import { useCallback, useEffect, useRef, useState } from "react";
import styles from "@/components/login/login-button.module.css";
import { useSession } from "@/components/login/use-session";
import { userOutline } from "@/components/login/user-outline";
import { Outline } from "@/components/ui/values/icon";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { showToast } from "@/utils/browser/toasts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { onLoginRequested } from "@/utils/login/login-request";
import type { Language } from "@/utils/text/translations";

/** Loads the sidebar and its texts, which are not part of any page. */
function loadDrawer(language: Language) {
  return loadWithTexts(
    language,
    "login",
    import("@/components/login/login-drawer").then((loaded) => loaded.LoginDrawer),
    language === "bn" ? import("@/locales/bn/login.json") : import("@/locales/en/login.json"),
  );
}

/** Login or My Account (HEAD-10, HEAD-11): opens the sidebar. A referrer in the address opens it, too (LOGIN-04). */
export function LoginButton({ layout }: { layout: LayoutData }) {
  const { t } = useTexts();
  const { asPath } = useRouter();
  const user = useSession(layout);
  const button = useRef<HTMLButtonElement>(null);
  /** The control of the page that opened the sidebar; null if this button opened it. */
  const opener = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const { part: Drawer, loadPart } = useLazyPart(loadDrawer);
  const failure = t("header.loginFailed");

  const show = useCallback(async () => {
    if (await loadPart()) setOpen(true);
    else showToast({ kind: "failure", message: failure });
  }, [loadPart, failure]);

  useEffect(() => {
    if (new URL(asPath, window.location.origin).searchParams.has("referrer")) void show();
  }, [asPath, show]);

  useEffect(
    () =>
      onLoginRequested((requestedBy) => {
        opener.current = requestedBy;
        void show();
      }),
    [show],
  );

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={user === null ? styles.login : `${styles.login} ${styles.account}`}
        onPointerEnter={() => void loadPart()}
        onFocus={() => void loadPart()}
        onClick={() => {
          opener.current = null;
          void show();
        }}
      >
        <Outline path={userOutline} size={20} />
        <span>{t(user === null ? "header.login" : "header.account")}</span>
      </button>
      {Drawer && (
        <Drawer
          layout={layout}
          user={user}
          open={open}
          onClose={() => setOpen(false)}
          returnFocusTo={() => (opener.current?.isConnected ? opener.current : button.current)}
        />
      )}
    </>
  );
}
