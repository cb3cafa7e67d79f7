/**
 * The times within which we answer, for all texts that mention them: as a time, and as a phrase. Texts refer to them
 * as `{{answer.shareOffice}}` and `{{answer.shareOfficeWithin}}`, so that two pages cannot promise two times.
 */
const ANSWER_TIMES = {
  en: {
    shareOffice: "2 working days",
    shareOfficeWithin: "within two working days",
    ads: "1 working day",
    adsWithin: "within one working day",
  },
  bn: {
    shareOffice: "২ কর্মদিবস",
    shareOfficeWithin: "দুই কর্মদিবসের মধ্যে",
    ads: "১ কর্মদিবস",
    adsWithin: "এক কর্মদিবসের মধ্যে",
  },
} as const;

/** The times of answers as the translator takes them. */
export const answerTimes = (language: "en" | "bn") => ({ answer: ANSWER_TIMES[language] });

/** The times of answers under the names of their placeholders. */
export function answerFillings(language: "en" | "bn"): Record<string, string> {
  return Object.fromEntries(Object.entries(ANSWER_TIMES[language]).map(([name, text]) => [`answer.${name}`, text]));
}
