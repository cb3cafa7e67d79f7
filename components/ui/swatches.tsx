import { SiteLink } from "@/components/ui/site-link";
import styles from "@/components/ui/swatches.module.css";

export interface Swatch {
  key: string;
  href: string;
  label: string;
  /** Given, the choice is drawn as this colour and its label is only its name. */
  hex?: string | undefined;
  current: boolean;
}

interface SwatchesProps {
  title: string;
  /** What is chosen, in words. */
  value: string;
  options: readonly Swatch[];
}

/** The choices of one kind, colours or sizes. Links rather than buttons: each has an address and works without script. */
export function Swatches({ title, value, options }: SwatchesProps) {
  return (
    <div className={styles.choice}>
      <p>
        <b>{title}</b> {value}
      </p>
      <ul aria-label={title}>
        {options.map(({ key, href, label, hex, current }) => (
          <li key={key}>
            <SiteLink
              href={href}
              shallow
              replace
              scroll={false}
              prefetch={false}
              className={hex ? styles.swatch : styles.size}
              {...(hex && { "aria-label": label })}
              {...(current && { "aria-current": "true" as const })}
            >
              {hex ? <i style={{ background: hex }} /> : label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
