import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/forms/swatches.module.css";

interface Swatch {
  key: string;
  href: string;
  label: string;
  /** If given, the choice is drawn as this colour, and its label is used only as its name. */
  hex?: string | undefined;
  /** Shown under the label of a size, e.g. its price. */
  note?: string | undefined;
  /** The name for screen readers, if it says more than the label. */
  name?: string | undefined;
  /** True for an option that is not available as it is: it is drawn muted. */
  muted?: boolean;
  current: boolean;
}

interface SwatchesProps {
  title: string;
  /** The name of the chosen option. */
  value: string;
  options: readonly Swatch[];
  /** The help text about the options. */
  help?: string | undefined;
  /** The error if a choice is missing; announced at once. */
  error?: string | undefined;
}

/** The options of one kind, colours or sizes, as links, not buttons: each has an address and works without script. */
export function Swatches({ title, value, options, help, error }: SwatchesProps) {
  return (
    <div className={styles.choice}>
      <p>
        <b>{title}</b> {value}
      </p>
      <ul aria-label={title}>
        {options.map(({ key, href, label, hex, note, name, muted, current }) => (
          <li key={key}>
            <SiteLink
              href={href}
              shallow
              replace
              scroll={false}
              prefetch={false}
              className={`${hex ? styles.swatch : styles.size}${muted ? ` ${styles.muted}` : ""}`}
              {...((hex ?? name) && { "aria-label": name ?? label })}
              {...(current && { "aria-current": "true" as const })}
            >
              {hex ? <i style={{ background: hex }} /> : label}
              {note && <small>{note}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
      {help && <p className={styles.help}>{help}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
