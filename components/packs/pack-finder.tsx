import { useRouter } from "next/router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { NeedSlider } from "@/components/packs/need-slider";
import styles from "@/components/packs/pack-finder.module.css";
import { PlanCard } from "@/components/packs/plan-card";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { useEarlyFilter } from "@/hooks/forms/use-early-input";
import type { PackPlan } from "@/services/packs/packs-service";
import { type NeedField, needNumber, type PackNeed } from "@/utils/packs/pack-need";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths } from "@/utils/paths/paths";

const FIELDS: readonly NeedField[] = ["gb", "minutes", "days"];
/** While a slider moves, nothing is requested: the plans are requested after a pause of this length. */
const DEBOUNCE_MS = 350;
const RESULTS = "plans";

/** Three sliders and the plans that meet the need. The need is in the address, so that it works without script. */
export function PackFinder({ need, plans }: { need: PackNeed; plans: readonly PackPlan[] }) {
  const { t, language } = usePackLabels();
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSearching, setSearching] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const find = () => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const formData = new FormData(form.current);
    const fields = Object.fromEntries(
      FIELDS.map((field) => [field, needNumber(field, String(formData.get(field))) ?? need[field]]),
    );
    const student = formData.get("student") === "1" ? 1 : null;
    setSearching(true);
    const href = listHref(paths.packFinder, RESULTS, { ...fields, student });
    void router.replace(href, undefined, { scroll: false }).finally(() => setSearching(false));
  };
  const findSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(find, DEBOUNCE_MS);
  };
  const form = useEarlyFilter(findSoon);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find();
  };

  return (
    <div className={styles.finder}>
      <search className={styles.need}>
        <form
          ref={form}
          autoComplete="off"
          action={`${localePath(paths.packFinder, language)}#${RESULTS}`}
          className={`${page.card} ${styles.form}`}
          onChange={findSoon}
          onSubmit={submit}
        >
          {FIELDS.map((field) => (
            <NeedSlider key={field} field={field} value={need[field]} onChange={findSoon} />
          ))}
          <label className={styles.tick}>
            <input type="checkbox" name="student" value="1" defaultChecked={need.student} />
            {t("finder.student")}
          </label>
          <Button type="submit" size="lg">
            {t("finder.find")}
          </Button>
        </form>
      </search>
      <PlanList id={RESULTS} need={need} plans={plans} busy={isSearching} />
    </div>
  );
}

interface PlanListProps {
  id: string;
  need: PackNeed;
  plans: readonly PackPlan[];
  /** True while other plans are loading. */
  busy: boolean;
}

/** The plans that meet a need, the best first. */
function PlanList({ id, need, plans, busy }: PlanListProps) {
  const { t, volumeText } = usePackLabels();
  const labels = {
    data: volumeText(need.gb * 1024),
    minutes: t("finder.minutes", { number: need.minutes }),
    days: t("days", { count: need.days }),
  };
  return (
    <section id={id} aria-labelledby="plans-title" aria-busy={busy} className={styles.plans}>
      <h2 id="plans-title">{t("finder.results")}</h2>
      <p role="status" className={styles.status}>
        {need.gb + need.minutes === 0
          ? t("finder.nothing")
          : t(plans.length === 0 ? "finder.none" : "finder.found", {
              count: plans.length,
              ...labels,
            })}
      </p>
      <ol className={styles.list}>
        {plans.map((plan, place) => (
          <li key={plan.packs.map(({ pack, times }) => `${pack.packId} ${times}`).join()}>
            <PlanCard plan={plan} place={place} other={plans[plan.reason.other ?? -1] ?? null} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t("finder.note")}</p>
    </section>
  );
}
