import styles from "@/components/recharge/recharge-form.module.css";
import type { RechargeForm, RechargeStart } from "@/hooks/recharge/use-recharge-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { placeOfProblem } from "@/utils/recharge/recharge-problems";

type Place = ReturnType<typeof placeOfProblem>;

interface RechargeProblemProps {
  form: Pick<RechargeForm, "problems">;
  start: Pick<RechargeStart, "options" | "brand">;
  place: Place;
}

/** The id of the error text at a place of the form; undefined if there is no error. */
export function problemId({ problems }: Pick<RechargeForm, "problems">, place: Place): string | undefined {
  return problems.some((problem) => placeOfProblem(problem) === place) ? `recharge-problem-${place}` : undefined;
}

/** The error text, shown at the part of the form that it is about. */
export function RechargeProblem({ form, start: { options, brand }, place }: RechargeProblemProps) {
  const { t, language } = useTexts("recharge");
  const problem = form.problems.find((each) => placeOfProblem(each) === place);
  if (problem === undefined) return null;
  const min = formatMoney(options.minPoisha, language);
  const max = formatMoney(options.maxPoisha, language);
  return (
    <p id={problemId(form, place)} role="alert" className={styles.problem}>
      {t(`problem.${problem}`, { least: min, most: max, brand })}
    </p>
  );
}
