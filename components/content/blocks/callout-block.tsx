import styles from "@/components/content/blocks/callout-block.module.css";
import { ContentLink } from "@/components/content/content-link";
import { Callout } from "@/components/ui/sections/callout";

interface CalloutBlockProps {
  tone: "info" | "success" | "warning";
  text: string;
  action?: { label: string; href: string } | undefined;
}

/** A notice, with a link to the action for it. */
export function CalloutBlock({ tone, text, action }: CalloutBlockProps) {
  return (
    <Callout tone={tone}>
      <p>{text}</p>
      {action && (
        <p className={styles.action}>
          <ContentLink href={action.href}>{action.label}</ContentLink>
        </p>
      )}
    </Callout>
  );
}
