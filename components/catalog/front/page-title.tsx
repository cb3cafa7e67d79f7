import styles from "@/components/catalog/front/page-title.module.css";

/** The main heading of a shop page, with a line about the purpose of the page. */
export function PageTitle({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
  );
}
