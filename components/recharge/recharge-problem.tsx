import styles from "@/components/recharge/recharge-form.module.css";
import type { RechargeForm, RechargeStart } from "@/hooks/recharge/use-recharge-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { placeOfProblem } from "@/utils/recharge/recharge-problems";

type Place = ReturnType<typeof placeOfProblem>;

interface RechargeProblemProps {
  form: Pick<RechargeForm, "problem">;
  start: Pick<RechargeStart, "options" | "brand">;
  place: Place;
}

/** The id of the error text at a place of the form; undefined if there is no error. */
export function problemId({ problem }: Pick<RechargeForm, "problem">, place: Place): string | undefined {
  return problem !== null && placeOfProblem(problem) === place ? `recharge-problem-${place}` : undefined;
}

/** The error text, shown at the part of the form that it is about. */
export function RechargeProblem({ form, start: { options, brand }, place }: RechargeProblemProps) {
  const { t, language } = useTexts("recharge");
  const id = problemId(form, place);
  if (id === undefined || form.problem === null) return null;
  const min = formatMoney(options.minPoisha, language);
  const max = formatMoney(options.maxPoisha, language);
  return (
    <p id={id} role="alert" className={styles.problem}>
      {t(`problem.${form.problem}`, { least: min, most: max, brand })}
    </p>
  );
}
