import { SiteLink } from "@/components/ui/actions/site-link";
import styles from "@/components/ui/sections/feature-grid.module.css";
import { Drawing } from "@/components/ui/values/drawing";

export interface Feature {
  title: string;
  text: string;
  /** Path of a square SVG under public. */
  drawing?: string;
  /** The address of more information; the whole card links to it. */
  href?: string;
}

/** The features of a thing, as cards. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.grid}>
      {features.map(({ title, text, drawing, href }) => (
        <li key={title} className={styles.feature}>
          {drawing !== undefined && <Drawing src={drawing} width={48} />}
          <h3>
            {href === undefined ? (
              title
            ) : (
              <SiteLink href={href} prefetch={false}>
                {title}
              </SiteLink>
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
