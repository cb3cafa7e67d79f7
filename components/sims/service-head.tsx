import styles from "@/components/sims/service-view.module.css";
import { Drawing } from "@/components/ui/drawing";

interface ServiceHeadProps {
  title: string;
  text: string;
  drawing: "nano" | "pack" | "esim-card";
}

/** The band at the top of a service about a SIM; its picture is not fetched on a phone, where it does not stand. */
export function ServiceHead({ title, text, drawing }: ServiceHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <Drawing src={`/images/kit/sim/${drawing}.svg`} width={144} className={styles.picture} />
    </header>
  );
}
