import type { ReactNode } from "react";
import styles from "@/components/design/design.module.css";

interface GroupProps {
  /** Fragment of the group. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One group of the page. The contents at the top link to it. */
export function Group({ id, title, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  title: string;
  note?: string;
  /** Its background: that of the page, a tinted band, or the hero's blue. */
  ground?: "plain" | "sunken" | "hero";
  children: ReactNode;
}

/** One part of the system, with its name. */
export function Specimen({ title, note, ground = "plain", children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3>{title}</h3>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.stage} data-ground={ground}>
        {children}
      </div>
    </div>
  );
}

/** A part in one state, with the state's name below it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
