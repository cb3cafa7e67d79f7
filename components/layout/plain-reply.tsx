import type { InputHTMLAttributes, ReactNode } from "react";
import { PlainHead } from "@/components/layout/plain-head";
import type { FormAgain, FormField, FormReply, FormReplyPage, FormResult } from "@/services/page/form-reply.server";
import { plainFormStyle } from "@/styles/plain-form-styles";

/** The document that answers a form that was sent without script: small, and readable on any phone. */
export function PlainReplyDocument({ page }: { page: FormReplyPage }) {
  const { reply, language, brand, mode } = page;
  const { content, back } = reply;
  const title = titleOf(content);
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next's */}
      <head>
        <PlainHead title={title} brand={brand} css={plainFormStyle(mode)} />
      </head>
      <body>
        <main>
          {"leaveTo" in content ? (
            <p>
              <a href={content.leaveTo.href}>{content.leaveTo.label}</a>
            </p>
          ) : (
            <>
              <h1>{title}</h1>
              {"form" in content ? (
                <PlainForm form={content.form} action={page.action} choose={page.choose} />
              ) : (
                <Result result={content.result} />
              )}
              <p>
                <a href={back.href}>{back.label}</a>
              </p>
            </>
          )}
        </main>
      </body>
    </html>
  );
}

function titleOf(content: FormReply["content"]): string {
  if ("form" in content) return content.form.title;
  return "result" in content ? content.result.title : content.leaveTo.label;
}

function Result({ result: { paragraphs, reference, rows = [] } }: { result: FormResult }) {
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {reference !== undefined && (
        <p>
          {reference.label} <strong>{reference.value}</strong>
        </p>
      )}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface PlainFormProps {
  form: Omit<FormAgain, "title">;
  /** Where the form is sent. */
  action: string;
  /** The first option of a select list. */
  choose: string;
  /** The name of the form, where a document has several. */
  label?: string;
  /** Begins the ids of the fields; different for each form of a document. */
  prefix?: string;
  /** After the buttons. */
  children?: ReactNode;
}

/** A form that a browser sends without script. */
export function PlainForm({ form, action, choose, label, prefix = "field", children }: PlainFormProps) {
  const { lead, fields, errors, submit, more = [] } = form;
  const general = errors[""];
  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      {general !== undefined && (
        <p className="error" role="alert">
          {general}
        </p>
      )}
      <form method="post" action={action} aria-label={label}>
        {fields.map((field) => (
          <PlainField
            key={field.name}
            id={`${prefix}-${field.name}`}
            field={field}
            error={errors[field.name]}
            choose={choose}
          />
        ))}
        <button type="submit">{submit}</button>
        {more.map(({ name, value, label }) => (
          <button key={value} type="submit" className="quiet" name={name} value={value}>
            {label}
          </button>
        ))}
        {children}
      </form>
    </>
  );
}

interface FieldProps {
  id: string;
  field: FormField;
  error: string | undefined;
  choose: string;
}

const INPUT_MODES = { line: "text", tel: "tel", whole: "numeric", code: "numeric" } as const;

/** A field with the sentence that says what is wrong with it. */
function PlainField({ id, field, error, choose }: FieldProps) {
  const { name, label, kind, values, options = [], maxLength, required, autoComplete } = field;
  const [value = ""] = values;
  // A field can have a value several times.
  // biome-ignore lint/suspicious/noArrayIndexKey: the values never change their order
  if (kind === "hidden") return values.map((each, at) => <input key={at} type="hidden" name={name} value={each} />);
  const marks = error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` };
  if (kind === "one" || kind === "many") return <Choices id={id} field={field} error={error} marks={marks} />;
  const shared = { id, name, defaultValue: value, ...marks };
  return (
    <Labelled id={id} label={label} error={error}>
      {kind === "long" && <textarea {...shared} maxLength={maxLength} rows={4} />}
      {kind === "select" && (
        <select {...shared}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {kind !== "long" && kind !== "select" && (
        <input
          {...shared}
          maxLength={maxLength}
          required={required}
          inputMode={INPUT_MODES[kind]}
          autoComplete={kind === "code" ? "one-time-code" : autoComplete}
        />
      )}
    </Labelled>
  );
}

function Labelled(props: { id: string; label: string; error: string | undefined; children: ReactNode }) {
  const { id, label, error, children } = props;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
      <ErrorText id={id} error={error} />
    </div>
  );
}

function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span className="error" id={`${id}-error`}>
      {error}
    </span>
  );
}

type Marks = Pick<InputHTMLAttributes<HTMLElement>, "aria-invalid" | "aria-describedby">;

function Choices({ id, field, error, marks }: Omit<FieldProps, "choose"> & { marks: Marks }) {
  const { name, label, kind, values, options = [] } = field;
  return (
    <fieldset {...marks}>
      {label !== "" && <legend>{label}</legend>}
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type={kind === "one" ? "radio" : "checkbox"}
            name={name}
            value={option.value}
            defaultChecked={values.includes(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <ErrorText id={id} error={error} />
    </fieldset>
  );
}
