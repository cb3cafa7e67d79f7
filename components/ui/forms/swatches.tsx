import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/forms/swatches.module.css";

export interface Swatch {
  key: string;
  href: string;
  label: string;
  /** Given, the choice is drawn as this colour and its label is only its name. */
  hex?: string | undefined;
  /** Under the label of a size, e.g. what it costs. */
  note?: string | undefined;
  /** The name for screen readers, where it says more than the label. */
  name?: string | undefined;
  /** Drawn as what cannot be had as it is. */
  muted?: boolean;
  current: boolean;
}

interface SwatchesProps {
  title: string;
  /** What is chosen, in words. */
  value: string;
  options: readonly Swatch[];
  /** What there is to know about them. */
  help?: string | undefined;
  /** What is missing; read out at once. */
  error?: string | undefined;
}

/** The choices of one kind, colours or sizes. Links rather than buttons: each has an address and works without script. */
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
