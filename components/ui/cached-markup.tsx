import type { HTMLAttributes, ReactNode } from "react";
import { useCachedMarkup } from "@/hooks/ui/use-cached-markup";

interface CachedMarkupProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  as: "div" | "li" | "nav" | "section" | "tbody" | "ul";
  /** Name of what is kept, apart from that of every other. */
  name: string;
  /** All data that `children` reads. */
  data: unknown;
  /** The part itself. Hooks of the router, the texts and the links' language work inside; other contexts and useId do not. */
  children: () => ReactNode;
}

/**
 * A part of a page that says the same to everybody. The server writes it once and puts the kept text into later pages; the
 * browser takes it over like any other part, because what was written is what React would have written there
 * (docs/decisions/20).
 */
export function CachedMarkup({ as: Tag, name, data, children, ...attributes }: CachedMarkupProps) {
  const markup = useCachedMarkup(name, data, children);
  if (markup === null) return <Tag {...attributes}>{children()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React from the same component
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
