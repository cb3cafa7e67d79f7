import { createContext, type ReactNode, useContext } from "react";

const InApp = createContext(false);

interface ProviderProps {
  /** True in the web view of a partner's app. */
  isInApp: boolean;
  children: ReactNode;
}

/** Provides whether the page is shown in a partner's app. */
export function InAppProvider({ isInApp, children }: ProviderProps) {
  return <InApp value={isInApp}>{children}</InApp>;
}

/** True in the web view of a partner's app, which has one window and cannot print. */
export function useInAppContext(): boolean {
  return useContext(InApp);
}
