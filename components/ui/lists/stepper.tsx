import styles from "@/components/ui/lists/stepper.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

interface StepperStep {
  /** The fragment that leads to the step: `#delivery`. */
  href: string;
  label: string;
  done: boolean;
}

interface StepperProps {
  label: string;
  steps: readonly StepperStep[];
  /** The text for screen readers after a finished step. */
  doneLabel: string;
}

/**
 * The progress of a task: done, current and future steps, also in words. The current one is the first that is not done.
 */
export function Stepper({ label, steps, doneLabel }: StepperProps) {
  const { language } = useTexts();
  const current = steps.find(({ done }) => !done);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={`${step.href} ${step.label}`} data-done={step.done || undefined}>
            <a href={step.href} {...(step === current && { "aria-current": "step" as const })}>
              <span className={styles.mark} aria-hidden="true">
                {step.done ? <Icon name="check" size={16} /> : formatNumber(index + 1, language)}
              </span>
              {step.label}
              {step.done && <span className={page.srOnly}> ({doneLabel})</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
