import { WebForm } from "@/components/forms/web-form";
import type { ShownBlock } from "@/services/content/content-page.server";
import type { Typed } from "@/utils/forms/web-forms";

interface ContentFormProps {
  block: Extract<ShownBlock, { type: "form" }>;
  /** The initial values of its fields. */
  initial?: Typed | undefined;
}

/** The form of a content page's block, with the values that the page presets. */
export function ContentForm({ block: { form, heading, preset }, initial }: ContentFormProps) {
  return <WebForm form={form} label={heading ?? form} initial={initial} {...(preset !== undefined && { preset })} />;
}
