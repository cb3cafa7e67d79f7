import { promises } from "@/components/about/company-facts";
import styles from "@/components/about/promise-cards.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** The company's promises to the environment and society, each as a percentage in a ring. */
export function PromiseCards() {
  const { t, language } = useTexts("about");
  return (
    <ul className={styles.cards}>
      {promises.map(({ name, percent, icon }) => (
        <li key={name} className={styles.card}>
          <div className={styles.ring}>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <circle cx="60" cy="60" r="52" pathLength="100" />
              <circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${percent} 100`} />
            </svg>
            <Drawing src={`/icons/${icon}.svg`} width={48} />
          </div>
          <div>
            <h3>{t(`esg.${name}.title`)}</h3>
            <p className={styles.figure}>{formatNumber(percent, language)}%</p>
            <p>{t(`esg.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
