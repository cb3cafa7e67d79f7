import { WebForm } from "@/components/forms/web-form";
import type { ShownBlock } from "@/services/content-page.server";

interface ContentFormProps {
  block: Extract<ShownBlock, { type: "form" }>;
}

/** The form of a content page's block, with what the page presets. */
export function ContentForm({ block: { form, heading, preset } }: ContentFormProps) {
  return <WebForm form={form} label={heading ?? form} {...(preset !== undefined && { preset })} />;
}
