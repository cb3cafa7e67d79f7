import styles from "@/components/content/blocks/prose.module.css";

/** HTML made from Markdown, in which HTML is not allowed (backend/content-import/markdown.ts). */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown with html off; what is filled in is escaped
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
