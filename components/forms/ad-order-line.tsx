import type { HTMLAttributes } from "react";
import type { useAdOrder } from "@/components/forms/use-ad-order";
import web from "@/components/forms/web-form.module.css";
import plain from "@/components/ui/forms/plain-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdOrderField } from "@/utils/forms/ad-order";

interface AdOrderLineProps {
  name: AdOrderField;
  order: Pick<ReturnType<typeof useAdOrder>, "typed" | "fieldErrors" | "refusals" | "change">;
  /** Maximum length of the text in characters. */
  maxLength?: number;
  type?: "text" | "date";
  /** For a date: the first day that can be chosen. */
  min?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  hint?: string;
  /** The height of a multi-line field. */
  rows?: number;
  /** The field takes the full line; a multi-line field always does. */
  wide?: boolean;
  /** The options of a select field, after the empty one. */
  options?: readonly { value: string; label: string }[];
  choose?: string;
}

/** A field of the ad order with its label, hint and error. */
export function AdOrderLine(props: AdOrderLineProps) {
  const { name, order, maxLength, type = "text", min, hint, rows, options, choose } = props;
  const wide = props.wide === true || rows !== undefined;
  const { t } = useTexts("ads");
  const id = `ad-order-${name}`;
  const value = order.typed[name];
  const fieldError = order.fieldErrors[name];
  const error = order.refusals[name] ?? (fieldError && t(`order.${fieldError}.${name}`));
  const onChange = (text: string) => order.change(name, text);
  useEarlyInput(id, value, onChange);
  const description = [error, hint].filter((text) => text !== undefined).join(" ");
  const shared = {
    id,
    name,
    value,
    className: plain.input,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    ...(error !== undefined && { "aria-invalid": true as const }),
    ...(description !== "" && { "aria-describedby": `${id}-note` }),
  };
  return (
    <div className={plain.field} data-wide={wide ? "" : undefined}>
      <label htmlFor={id} className={plain.label}>
        {t(`order.fields.${name}`)}
      </label>
      {options !== undefined && (
        <select {...shared}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {rows !== undefined && <textarea {...shared} rows={rows} maxLength={maxLength} />}
      {options === undefined && rows === undefined && (
        <input
          {...shared}
          type={type}
          maxLength={maxLength}
          min={min}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? "off"}
        />
      )}
      {description !== "" && (
        <p id={`${id}-note`} className={error === undefined ? page.quiet : web.error}>
          {description}
        </p>
      )}
    </div>
  );
}
