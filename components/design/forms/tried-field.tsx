import { type ComponentProps, useState } from "react";
import { TextField } from "@/components/ui/forms/form-field";

/** A text field that keeps its typed text as its own state. */
export function TriedField({
  start = "",
  ...props
}: Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & { start?: string }) {
  const [typed, setTyped] = useState(start);
  return <TextField {...props} value={typed} onChange={setTyped} />;
}
