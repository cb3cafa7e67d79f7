import { Drawer, Portal } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { AccountMenu } from "@/components/login/account-menu";
import { CodeStep } from "@/components/login/code-step";
import styles from "@/components/login/login.module.css";
import { NumberStep } from "@/components/login/number-step";
import { SavedLists } from "@/components/login/saved-lists";
import { Button } from "@/components/ui/actions/button";
import { ChakraScope } from "@/components/ui/chakra-scope";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { type Login, useLogin } from "@/hooks/login/use-login";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData, LayoutUser } from "@/utils/layout/page-layout";

interface LoginDrawerProps {
  layout: LayoutData;
  user: LayoutUser | null;
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** The login sidebar (LOGIN-01 to LOGIN-21): number, code and outcome for visitors, the account's menu after log-in. */
export function LoginDrawer({ layout, user, open, onClose, returnFocusTo }: LoginDrawerProps) {
  const { t } = useTexts("login");
  const login = useLogin(layout, onClose);
  const body = useRef<HTMLDivElement>(null);
  const isAccount = user !== null && login.state.step !== "success";
  return (
    <ChakraScope>
      <Drawer.Root
        open={open}
        lazyMount
        unmountOnExit
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        // The first field gets the focus. The account's menu has no field.
        initialFocusEl={() => body.current?.querySelector("input") ?? null}
        finalFocusEl={returnFocusTo}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>{t(isAccount ? "account" : "title")}</Drawer.Title>
                <button type="button" className={styles.close} aria-label={t("close")} onClick={onClose}>
                  <Icon name="close" size={22} />
                </button>
              </Drawer.Header>
              <Drawer.Body ref={body}>
                {isAccount ? (
                  <AccountMenu layout={layout} user={user} onClose={onClose} />
                ) : (
                  <Step login={login} brand={layout.brand} onClose={onClose} />
                )}
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraScope>
  );
}

function Step({ login, brand, onClose }: { login: Login; brand: string; onClose: () => void }) {
  switch (login.state.step) {
    case "number":
      return (
        <>
          <NumberStep login={login} brand={brand} onClose={onClose} />
          <SavedLists isAccount={false} onClose={onClose} />
        </>
      );
    case "code":
      return <CodeStep login={login} brand={brand} />;
    case "success":
      return <LoginSuccess />;
    case "failed":
      return <LoginFailed onBack={login.backToNumber} />;
  }
}

/** Shown for a short time after a log-in (LOGIN-10, LOGIN-20). */
function LoginSuccess() {
  const { t } = useTexts("login");
  const heading = useFocused<HTMLParagraphElement>();
  return (
    <div className={styles.outcome}>
      <span className={styles.good}>
        <Icon name="check" size={36} />
      </span>
      <p ref={heading} tabIndex={-1} role="status" className={styles.outcomeTitle}>
        {t("success")}
      </p>
    </div>
  );
}

/** Shown when the code could not be checked (LOGIN-11 to LOGIN-13, ERR-10). */
function LoginFailed({ onBack }: { onBack: () => void }) {
  const { t } = useTexts("login");
  const button = useFocused<HTMLDivElement>();
  return (
    <div className={styles.outcome}>
      <span className={styles.bad}>
        <Icon name="warning" size={36} />
      </span>
      <div ref={button} tabIndex={-1} role="alert" className={styles.outcomeText}>
        <p className={styles.outcomeTitle}>{t("failed.title")}</p>
        <p className={page.quiet}>{t("failed.text")}</p>
      </div>
      <Button size="lg" width="full" onClick={onBack}>
        {t("failed.back")}
      </Button>
    </div>
  );
}

/** Moves the focus to this part, because the previous step was removed with its focus. */
function useFocused<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
