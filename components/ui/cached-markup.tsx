import type { HTMLAttributes, ReactNode } from "react";
import { useCachedMarkup } from "@/hooks/ui/use-cached-markup";

interface CachedMarkupProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  as: "div" | "li" | "nav" | "section" | "tbody" | "ul";
  /** The name of the cached markup, different from all other names. */
  name: string;
  /** All data that `children` reads. */
  data: unknown;
  /**
   * The part itself. Hooks for the router, texts, links' language and the partner's app work inside; other contexts and
   * useId do not.
   */
  children: () => ReactNode;
}

/**
 * A part of a page that is the same for everybody. The server renders it once and reuses the markup in later pages. The
 * browser hydrates it like any other part, because the markup is what React would have rendered there
 * (docs/decisions/20).
 */
export function CachedMarkup({ as: Tag, name, data, children, ...attributes }: CachedMarkupProps) {
  const markup = useCachedMarkup(name, data, children);
  if (markup === null) return <Tag {...attributes}>{children()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React from the same component
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
