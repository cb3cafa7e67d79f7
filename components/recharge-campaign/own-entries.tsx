import { CampaignCode } from "@/components/recharge-campaign/campaign-code";
import styles from "@/components/recharge-campaign/own-entries.module.css";
import { Button } from "@/components/ui/actions/button";
import { PostedField } from "@/components/ui/forms/posted-field";
import posted from "@/components/ui/forms/posted-field.module.css";
import { PostedForm } from "@/components/ui/forms/posted-form";
import page from "@/components/ui/sections/page.module.css";
import { ENTRIES_DRAFT, useOwnEntries } from "@/hooks/recharge/use-campaign-entry";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CampaignEntry } from "@/services/recharge/recharge-campaign-service";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { rechargeCampaignPath } from "@/utils/paths/paths";

/**
 * The entries of a number.
 * @param campaignId of the page, which answers the form without script
 * @param ownMsisdn the reader's number, empty for a visitor
 */
export function OwnEntries({ campaignId, ownMsisdn }: { campaignId: string; ownMsisdn: string }) {
  const { t } = useTexts("recharge-campaign");
  const own = useOwnEntries();
  const { errors, clearError, codeStep, entries, again } = own;
  if (entries !== null) {
    return (
      <div role="status" className={`${page.card} ${posted.card}`}>
        {entries.length === 0 ? <p>{t("noEntries")}</p> : <Entries entries={entries} />}
        <div className={page.buttons}>
          <Button variant="outline" onClick={again}>
            {t("otherNumber")}
          </Button>
        </div>
      </div>
    );
  }
  if (codeStep !== null) return <CampaignCode step={codeStep} action={t("showEntries")} />;
  return (
    <PostedForm
      state={own}
      draft={ENTRIES_DRAFT}
      page={rechargeCampaignPath(campaignId)}
      label={t("entries")}
      labels={{ send: t("showEntries"), busy: t("sending") }}
      variant="outline"
    >
      <input type="hidden" name="action" value="entries" />
      <PostedField
        name="msisdn"
        label={t("entriesMsisdn")}
        errors={errors}
        onEdit={clearError}
        value={ownMsisdn}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
      />
    </PostedForm>
  );
}

function Entries({ entries }: { entries: readonly CampaignEntry[] }) {
  const { language } = useTexts("recharge-campaign");
  return (
    <ul className={styles.entries}>
      {entries.map(({ reference, campaign, store, amountPoisha, enteredOn, names }) => (
        <li key={reference}>
          <b>{names?.campaign[language] ?? campaign}</b>
          <span>{reference}</span>
          <span>
            {formatMoney(amountPoisha, language)}, {formatDate(enteredOn, language)}
          </span>
          <span>{names?.store[language] ?? store}</span>
        </li>
      ))}
    </ul>
  );
}
