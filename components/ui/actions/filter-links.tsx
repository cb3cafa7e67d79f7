import styles from "@/components/ui/actions/filter-links.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { showFocused } from "@/utils/browser/show-focused";

interface Choice {
  key: string;
  label: string;
  href: string;
  chosen: boolean;
}

/** Choices as links, so that each filtered list has an address of its own and works without script. */
export function FilterLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.bar} onFocus={showFocused}>
        {choices.map(({ key, label: text, href, chosen }) => (
          <li key={key}>
            <SiteLink href={href} prefetch={false} scroll={false} {...(chosen && { "aria-current": "true" as const })}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
