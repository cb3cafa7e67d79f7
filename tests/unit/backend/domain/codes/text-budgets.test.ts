import { budgetKey } from "@/backend/domain/codes/code-context";
import { esimLinkSender, unprovedSender } from "@/backend/domain/codes/text-budgets";

const MSISDN = "01712345678";
const dropped: string[] = [];
const context = {
  pepper: "a pepper of this test",
  client: "203.0.113.7",
  clientLimits: {
    codesPerHour: 20,
    numbersPerDay: 10,
    wrongCodesPerDay: 30,
  },
  messagesPerMinute: 40,
  onDroppedText: (purpose: string) => dropped.push(purpose),
};
const key = (kind: string, value: string) => budgetKey(context, kind, value);
const ofClient = { key: key("client codes", context.client), limit: 20, seconds: 3_600 };
const ofSite = { key: key("site messages", ""), limit: 40, seconds: 60 };

it("an unverified sender may cause one text message an hour and three a day to a verified number", () => {
  expect(unprovedSender(context, MSISDN)).toEqual({
    budgets: [
      ofClient,
      { key: key("number texts-an-hour", MSISDN), limit: 1, seconds: 3_600 },
      { key: key("number texts-a-day", MSISDN), limit: 3, seconds: 86_400 },
      ofSite,
    ],
    onlyToProved: true,
    onSpent: context.onDroppedText,
  });
});

it("the link of an eSIM is sent at most three times an hour for an eSIM and six times a day to a number", () => {
  expect(esimLinkSender(context, MSISDN, "7K3M-9QXT-2HVB-4D8N")).toEqual({
    budgets: [
      ofClient,
      { key: key("esim links-an-hour", "7K3M-9QXT-2HVB-4D8N"), limit: 3, seconds: 3_600 },
      { key: key("number esim-links-a-day", MSISDN), limit: 6, seconds: 86_400 },
      ofSite,
    ],
    onlyToProved: false,
    onSpent: context.onDroppedText,
  });
});
