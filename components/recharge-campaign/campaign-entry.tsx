import { useLayoutEffect, useState } from "react";
import { CampaignCode } from "@/components/recharge-campaign/campaign-code";
import { PostedField } from "@/components/ui/forms/posted-field";
import { PostedForm, PostedReceipt } from "@/components/ui/forms/posted-form";
import { useCampaignEntry } from "@/hooks/recharge/use-campaign-entry";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Campaign, CampaignDistrict } from "@/services/recharge/recharge-campaign-service";
import { formatMoney } from "@/utils/money/money";
import { rechargeCampaignPath } from "@/utils/paths/paths";

const MAX_NAME_LENGTH = 100;

interface CampaignEntryProps {
  campaign: Campaign;
  districts: readonly CampaignDistrict[];
  /** Empty for a visitor. */
  ownMsisdn: string;
}

/** The form to enter a recharge into a campaign: person, amount and store, then the code of the number. */
export function CampaignEntry({ campaign, districts, ownMsisdn }: CampaignEntryProps) {
  const { t } = useTexts("recharge-campaign");
  const entry = useCampaignEntry(campaign, districts);
  const { receipt, codeStep } = entry;
  if (receipt !== null) {
    const labels = { thanks: t("entered"), receipt: t("receipt"), note: t("keep"), another: t("another") };
    return <PostedReceipt receipt={receipt} labels={labels} onAnother={entry.again} />;
  }
  return (
    <>
      {codeStep !== null && <CampaignCode step={codeStep} action={t("enter")} />}
      {/* The form stays on the page while the code is typed, so that its values are kept if the reader goes back. */}
      <div hidden={codeStep !== null}>
        <EntryForm entry={entry} campaign={campaign} districts={districts} ownMsisdn={ownMsisdn} />
      </div>
    </>
  );
}

interface EntryFormProps extends CampaignEntryProps {
  entry: ReturnType<typeof useCampaignEntry>;
}

const districtOf = (form: HTMLFormElement | null): string =>
  String(new FormData(form ?? undefined).get("district") ?? "");

/** The centres of a district, or of all districts. @param chosen empty for all */
function storeOptions(districts: readonly CampaignDistrict[], chosen: string) {
  const shown = chosen === "" ? districts : districts.filter(({ name }) => name === chosen);
  return shown.flatMap(({ label: group, stores }) =>
    stores.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}`, group })),
  );
}

function EntryForm({ entry, campaign, districts, ownMsisdn }: EntryFormProps) {
  const { t, language } = useTexts("recharge-campaign");
  const { form, errors, clearError } = entry;
  const [district, setDistrict] = useState("");
  const shared = { errors, onEdit: clearError };
  const labels = { send: t("enter"), busy: t("sending") };
  // One that was chosen before hydration, or that the browser has restored, narrows the centres too.
  useLayoutEffect(() => setDistrict(districtOf(form.current)), [form]);
  const chooseDistrict = (name: string) => {
    clearError(name);
    setDistrict(districtOf(form.current));
  };
  return (
    <PostedForm
      state={entry}
      draft={entry.draft}
      page={rechargeCampaignPath(campaign.id)}
      label={t("label")}
      labels={labels}
    >
      <PostedField {...shared} name="full_name" label={t("fullName")} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
      <PostedField
        {...shared}
        name="msisdn"
        label={t("msisdn")}
        hint={t("msisdnHint")}
        value={ownMsisdn}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
      />
      <PostedField
        {...shared}
        name="amount"
        label={t("amount")}
        hint={t("amountHint", { least: formatMoney(campaign.minPoisha, language) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
      />
      <PostedField
        errors={errors}
        onEdit={chooseDistrict}
        name="district"
        kind="select"
        label={t("district")}
        choose={t("allDistricts")}
        options={districts.map(({ name, label }) => ({ value: name, label }))}
      />
      <PostedField
        {...shared}
        name="store_id"
        kind="select"
        label={t("store")}
        choose={t("chooseStore")}
        options={storeOptions(districts, district)}
      />
    </PostedForm>
  );
}
