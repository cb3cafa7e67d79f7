type Keys = Readonly<Record<"altKey" | "ctrlKey" | "metaKey" | "shiftKey", boolean>>;

/** True for a click that the browser answers with a new tab, a new window or a download. */
export function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
