import { deliveryWindow } from "@/backend/domain/delivery/delivery-rules";

const friday = 5;

describe("deliveryWindow", () => {
  it("counts days in Asia/Dhaka, not in UTC", () => {
    // 19:00 UTC on Saturday is Sunday 01:00 in Dhaka.
    const lateEvening = new Date("2026-11-21T19:00:00Z");
    expect(deliveryWindow(lateEvening, { daysMin: 1, daysMax: 1 }, friday).earliest).toBe("2026-11-23");
    const evening = new Date("2026-11-21T17:59:59Z");
    expect(deliveryWindow(evening, { daysMin: 1, daysMax: 1 }, friday).earliest).toBe("2026-11-22");
  });

  it("skips Fridays, both in the count and as a delivery date", () => {
    const thursday = new Date("2026-11-26T06:00:00Z");
    expect(deliveryWindow(thursday, { daysMin: 1, daysMax: 2 }, friday)).toEqual({
      earliest: "2026-11-28",
      latest: "2026-11-29",
    });
  });

  it("moves a same-day delivery from Friday to Saturday", () => {
    const onFriday = new Date("2026-11-27T06:00:00Z");
    expect(deliveryWindow(onFriday, { daysMin: 0, daysMax: 0 }, friday)).toEqual({
      earliest: "2026-11-28",
      latest: "2026-11-28",
    });
  });

  it("delivers on the same day otherwise, and on every day if there is no weekly holiday", () => {
    const thursday = new Date("2026-11-26T06:00:00Z");
    expect(deliveryWindow(thursday, { daysMin: 0, daysMax: 1 }, null)).toEqual({
      earliest: "2026-11-26",
      latest: "2026-11-27",
    });
  });

  it("crosses the end of a year", () => {
    const lastDay = new Date("2026-12-31T06:00:00Z");
    expect(deliveryWindow(lastDay, { daysMin: 1, daysMax: 3 }, friday)).toEqual({
      earliest: "2027-01-02",
      latest: "2027-01-04",
    });
  });
});
