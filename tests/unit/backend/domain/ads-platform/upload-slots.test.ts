import { takeUploadSlot, type Uploader } from "@/backend/domain/ads-platform/upload-slots";
import { naiveUploadSlots } from "@/tests/support/naive/naive-upload-slots";

/** Takes slots that are never freed, until there is none. @returns how many, and whether another client gets one */
function hold(take: typeof takeUploadSlot, sender: Uploader): { held: number; isFreeForOthers: boolean } {
  const taken: (() => void)[] = [];
  for (let slot = take(sender); slot !== null; slot = take(sender)) taken.push(slot);
  const other = take({ network: "198.51.100.7", isShared: false });
  other?.();
  for (const free of taken) free();
  return { held: taken.length, isFreeForOthers: other !== null };
}

it.each([
  ["one client", { network: "203.0.113.1", isShared: false }, 2],
  ["a network that many people share", { network: "203.0.113.1", isShared: true }, 8],
])("%s cannot hold all slots for uploads", (_, sender, held) => {
  expect(hold(takeUploadSlot, sender)).toEqual({ held, isFreeForOthers: true });
  // A freed slot can be taken again.
  expect(hold(takeUploadSlot, sender)).toEqual({ held, isFreeForOthers: true });
});

it("without shares, one client holds all slots (control)", () => {
  const sender = { network: "203.0.113.1", isShared: false };
  expect(hold(naiveUploadSlots(), sender)).toEqual({ held: 16, isFreeForOthers: false });
});

it("sixteen files are received at the same time", () => {
  const taken = Array.from({ length: 9 }, (_, index) => ({ network: `203.0.113.${index}`, isShared: false })).flatMap(
    (sender) => [takeUploadSlot(sender), takeUploadSlot(sender)],
  );
  expect(taken.filter((free) => free !== null)).toHaveLength(16);
  for (const free of taken) free?.();
});
