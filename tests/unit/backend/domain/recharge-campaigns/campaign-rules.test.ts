import { campaignState, inListOrder } from "@/backend/domain/recharge-campaigns/campaign-rules";

const days = (id: string, startsOn: string, endsOn: string) => ({ id, startsOn, endsOn });

describe("campaignState", () => {
  it.each([
    ["2026-11-09", "coming"],
    ["2026-11-10", "open"],
    ["2026-11-20", "open"],
    ["2026-11-21", "ended"],
  ])("is on %s %s", (today, state) => expect(campaignState(days("a", "2026-11-10", "2026-11-20"), today)).toBe(state));
});

it("sorts open campaigns by their end, coming ones by their start, ended ones by the latest end", () => {
  const campaigns = [
    days("ended-early", "2026-01-01", "2026-01-10"),
    days("coming-late", "2026-12-20", "2026-12-30"),
    days("open-long", "2026-11-01", "2026-12-30"),
    days("ended-late", "2026-10-01", "2026-10-10"),
    days("coming-soon", "2026-12-01", "2026-12-02"),
    days("open-short", "2026-11-02", "2026-11-30"),
  ];
  expect(inListOrder(campaigns, "2026-11-20").map(({ id }) => id)).toEqual([
    "open-short",
    "open-long",
    "coming-soon",
    "coming-late",
    "ended-late",
    "ended-early",
  ]);
});
