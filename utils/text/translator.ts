import type { FlatNamespace, TFunction } from "i18next";

/** A file of locales/: texts under keys, at any depth. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type Values = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;

/**
 * Looks up texts by key, chooses the plural form and fills the placeholders. It follows i18next, whose types check the
 * keys, in the few features that our texts use. In the browser i18next alone would be 16 KB (gzip) of every first visit
 * (decision 29).
 */
export class Translator {
  private readonly namespaces = new Map<string, Map<string, string>>();
  private readonly plurals: Intl.PluralRules;

  /**
   * @param shared values of placeholders that any text may have
   * @param show turns the value of a placeholder into text
   */
  constructor(
    readonly language: string,
    private readonly shared: Values,
    private readonly show: (value: unknown) => string,
  ) {
    this.plurals = new Intl.PluralRules(language);
  }

  /** Adds the texts of a namespace; a known namespace stays as it is. */
  add(namespace: string, texts: Texts): void {
    if (this.namespaces.has(namespace)) return;
    const flat = new Map<string, string>();
    const collect = (part: Texts, path: string) => {
      for (const [key, text] of Object.entries(part)) {
        if (typeof text === "string") flat.set(path + key, text);
        else collect(text, `${path}${key}.`);
      }
    };
    collect(texts, "");
    this.namespaces.set(namespace, flat);
  }

  /** The texts of a namespace. A text that is missing is its own key, also until its namespace is added. */
  in<Namespace extends FlatNamespace>(namespace: Namespace): TFunction<Namespace> {
    const find = (key: string, values: Values = {}) => {
      const text = this.form(this.namespaces.get(namespace), key, values["count"]);
      return text === undefined ? key : this.fill(text, values);
    };
    return find as unknown as TFunction<Namespace>;
  }

  /** The text of a key; with a count in its plural form, which has a suffix: `_zero`, `_one` or `_other`. */
  private form(texts: Map<string, string> | undefined, key: string, count: unknown): string | undefined {
    if (typeof count !== "number") return texts?.get(key);
    const zero = count === 0 ? texts?.get(`${key}_zero`) : undefined;
    return zero ?? texts?.get(`${key}_${this.plurals.select(count)}`) ?? texts?.get(key);
  }

  /** A placeholder without a value stays, so that the mistake is seen. */
  private fill(text: string, values: Values): string {
    return text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = valueAt({ ...this.shared, ...values }, name);
      if (value === null) return "";
      return value === undefined ? placeholder : this.show(value);
    });
  }
}

/** The value of a name such as `amount` or `answer.ads`; undefined if there is none. */
function valueAt(values: Values, name: string): unknown {
  return name.split(".").reduce<unknown>((found, part) => (found as Values | undefined)?.[part], values);
}
