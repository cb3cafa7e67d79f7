import { pack, unpack } from "@/utils/layout/packed-data";
import type { PageProps } from "@/utils/layout/page-layout";
import type { PageTexts } from "@/utils/text/translations";

declare global {
  interface Window {
    /** Texts of the page that the browser opened, from the script that its HTML names (services/page/texts-script.server.ts). */
    siteTexts?: PageTexts;
  }
}

/** A page's props as in its HTML: packed, and without the texts, which are in a separate script. */
interface WrittenProps {
  packed: unknown;
}

/** @param props as returned by the page's loader */
export function writePageProps({ texts: _texts, ...props }: Partial<PageProps>): WrittenProps {
  return { packed: pack(props) };
}

/** The props of a page, from its HTML or from its loader. */
export function readPageProps<Props extends PageProps>(sent: Props | WrittenProps): Props {
  if (!("packed" in sent)) return sent;
  return { ...(unpack(sent.packed) as Props), texts: window.siteTexts ?? {} };
}
