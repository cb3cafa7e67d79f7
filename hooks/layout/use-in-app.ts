import { useInAppContext } from "@/context/chrome/in-app-context";
import type { Chrome } from "@/utils/layout/chrome-rules";

/** True for the frame of a page in the web view of a partner's app, which may also show no header. */
export const isInApp = ({ channel, navbar }: Pick<Chrome, "channel" | "navbar">): boolean =>
  channel !== null || navbar === null;

/** True in the web view of a partner's app, which has one window and cannot print. */
export function useInApp(): boolean {
  return useInAppContext();
}
