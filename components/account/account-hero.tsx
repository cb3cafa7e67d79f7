import { BlockFailure } from "@/components/account/account-block";
import styles from "@/components/account/account-hero.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { Badge } from "@/components/ui/values/badge";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { usePerson } from "@/hooks/account/use-person";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Person } from "@/services/account/person-service";
import type { StarStatus } from "@/services/star/star-status-service";
import type { LayoutUser } from "@/utils/layout/page-layout";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";
import { paths } from "@/utils/paths/paths";
import { starBadge } from "@/utils/star/star-badge";

interface AccountHeroProps {
  brand: string;
  /** The user as the page's frame has it; null when the frame got no answer. */
  user: LayoutUser | null;
  person: Person | null;
}

/** The head of the dashboard: number, tier, the benefits of the tier and the conditions of the next one. */
export function AccountHero({ brand, user, person }: AccountHeroProps) {
  const { t, language } = useTexts("account");
  const block = usePerson(person);
  const number = ownMsisdnOf(block.data ?? user);
  return (
    <div className={styles.hero}>
      <div className={styles.who}>
        <h1>{t("title")}</h1>
        {number === "" ? (
          <p className={styles.quiet}>{t("hero.unknown")}</p>
        ) : (
          <p>
            <span className={styles.quiet}>{t("hero.number", { brand })} </span>
            <span className={styles.number}>{formatMsisdn(number, language)}</span>
          </p>
        )}
        {block.data && <Tier star={block.data.star} />}
      </div>
      {block.data ? (
        <Benefits star={block.data.star} />
      ) : (
        <div className={styles.panel}>
          <BlockFailure text={t("failure.star")} title={t("hero.benefits")} block={block} />
        </div>
      )}
    </div>
  );
}

function Tier({ star }: { star: StarStatus }) {
  const { t } = useTexts("account");
  const badge = starBadge(star.tier);
  return badge === null ? (
    <p className={styles.quiet}>{t("hero.nonStar")}</p>
  ) : (
    <p className={styles.tier}>
      <Drawing src={`/images/kit/badge/${badge.tone}.svg`} width={56} height={62} lazy={false} />
      <Badge tone={badge.tone}>{t(`tier.${star.tier}`)}</Badge>
    </p>
  );
}

function Benefits({ star: { benefits, next } }: { star: StarStatus }) {
  const { t } = useTexts("account");
  return (
    <div className={styles.panel}>
      <h2>{t("hero.benefits")}</h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.next}>
        {next === null ? (
          t("hero.top")
        ) : (
          <>
            <b>{t("hero.next", { tier: t(`nextTier.${next.tier}`) })}</b> {next.condition}
          </>
        )}
      </p>
      <ButtonLink href={paths.star} variant="secondary" size="md">
        {t("hero.program")}
      </ButtonLink>
    </div>
  );
}
