import { keepUnits, keepUnitsWithin } from "@/utils/text/keep-units";

/** Shows each no-break space and word joiner as a visible character. */
const shown = (text: string) => keepUnits(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

it.each([
  ["Family: 25 GB + 500 minutes + 200 SMS, 30 days", "Family: 25_GB + 500_minutes + 200_SMS, 30_days"],
  ["6.9-inch AMOLED, 144 Hz, 50 MP, 5,100 mAh", "6.9-inch AMOLED, 144_Hz, 50_MP, 5,100_mAh"],
  ["up to 150 Mbit/s, open 9 am to 10 pm", "up to 150_Mbit/s, open 9_am to 10_pm"],
  ["a mug of 330 ml, a cap of 220 g/m², 500 m to 5 km", "a mug of 330_ml, a cap of 220_g/m², 500_m to 5_km"],
  ["less than Tk 20 is left in 24 hours", "less than Tk_20 is left in 24_hours"],
  ["পরিবার: ২৫ জিবি + ৫০০ মিনিট, ৩০ দিনে", "পরিবার: ২৫_জিবি + ৫০০_মিনিট, ৩০_দিনে"],
  ["মাসে ৫,০০০ টাকার বেশি", "মাসে ৫,০০০_টাকার বেশি"],
  ["৬.৭ ইঞ্চি অ্যামোলেড, ১২০ হার্টজ · ২০ ওয়াট", "৬.৭_ইঞ্চি অ্যামোলেড, ১২০_হার্টজ · ২০_ওয়াট"],
  ["৫,০০০ এমএএইচ, ১৫০ জিএসএম, ২.৪ গিগাহার্টজ", "৫,০০০_এমএএইচ, ১৫০_জিএসএম, ২.৪_গিগাহার্টজ"],
  ["২০২৬ সালের ৯ নভেম্বর ১২১ নম্বরে ১০% ছাড়", "২০২৬_সালের ৯_নভেম্বর ১২১_নম্বরে ১০%_ছাড়"],
  ["৫-এর মধ্যে ৪, জুন ২০২৫-এর পরে", "৫-^এর মধ্যে ৪, জুন ২০২৫-^এর পরে"],
  ["কার্ড সিম বা ই-সিম, ই-সিমে যান", "কার্ড সিম বা ই-^সিম, ই-^সিমে যান"],
  ["a profit of Tk 986 crore, 22 percent more", "a profit of Tk_986_crore, 22_percent more"],
  ["রাজস্ব ৪,৪১৮ কোটি টাকা, ৭.৮ শতাংশ বেশি", "রাজস্ব ৪,৪১৮_কোটি টাকা, ৭.৮_শতাংশ বেশি"],
])("keeps each figure with its unit or currency, and the parts of a word: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(["In 2026 we opened 40 centres", "1 minority", "Tk each", "GB 20", "ওয়াই-ফাই ৪ · ৩ × ২-৫", "দুই-সিমের ফোন"])(
  "does not change other spaces: %s",
  (text) => {
    expect(keepUnits(text)).toBe(text);
  },
);

it("keeps the units in every text of a value, except in the given fields", () => {
  const value = { items: [{ text: "5 GB", value: "298 Mbps" }], count: 3, none: null };
  expect(keepUnitsWithin(value, new Set(["value"]))).toEqual({
    items: [{ text: "5\u00a0GB", value: "298 Mbps" }],
    count: 3,
    none: null,
  });
});
