import styles from "@/components/catalog/front/page-title.module.css";

/** The first heading of a page of the shop, with a line that says what the page is for. */
export function PageTitle({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
  );
}
