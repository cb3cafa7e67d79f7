import type { GoodsTexts } from "@/backend/db/seed/definitions/goods-text-definitions";
import { writeTexts } from "@/backend/db/seed/goods/write-texts";

const kind: GoodsTexts = {
  kind: "wearables",
  terms: { noun: { of: "form", en: { watch: "Watch", band: "Band" }, bn: { watch: "ঘড়ি", band: "ব্যান্ড" } } },
  summary: [
    { en: "{noun}, {days} days", bn: "{noun}, {days} দিন" },
    { when: { gps: ["true"] }, en: "GPS", bn: "জিপিএস" },
  ],
  description: [{ en: "{about}", bn: "{about}" }],
  highlights: [{ own: true }, { title: "{days} days", text: "A {noun}" }],
  specifications: [{ title: "Facts", rows: [{ label: "Sizes", value: "{sizes}" }, { own: true }] }],
  box: [{ text: "{noun}" }, { own: true }],
  questions: [{ when: { form: ["band"] }, question: "Is it a band?", answer: "Yes" }],
  warranty: "12 months",
  sizeGuides: [
    {
      when: { form: ["band"] },
      columns: { en: ["Size"], bn: ["মাপ"] },
      rows: [
        ["S", "14"],
        ["M", "16"],
      ],
    },
  ],
};
const own = {
  highlights: [["Light", "12 g"]],
  specifications: [["Weight", "12 g"]],
  box: ["Cable"],
} as const;

test("writes the lines whose condition is met, with terms, facts, sizes and the product's own entries", () => {
  const values = { form: "band", gps: true, days: 14, about: ["A band.", "একটি ব্যান্ড।"] } as const;
  expect(writeTexts(kind, values, own)).toEqual({
    summary: { en: "Band, 14 days GPS", bn: "ব্যান্ড, ১৪ দিন জিপিএস" },
    description: { en: "A band.", bn: "একটি ব্যান্ড।" },
    english: {
      highlights: [
        { title: "Light", text: "12 g" },
        { title: "14 days", text: "A Band" },
      ],
      specifications: [
        {
          title: "Facts",
          rows: [
            { label: "Sizes", value: "S, M" },
            { label: "Weight", value: "12 g" },
          ],
        },
      ],
      inTheBox: ["Band", "Cable"],
      questions: [{ question: "Is it a band?", answer: "Yes" }],
      warranty: "12 months",
    },
    sizeGuide: {
      en: {
        columns: ["Size"],
        rows: [
          ["S", "14"],
          ["M", "16"],
        ],
      },
      bn: {
        columns: ["মাপ"],
        rows: [
          ["S", "১৪"],
          ["M", "১৬"],
        ],
      },
    },
  });
});

test("leaves out the lines whose condition is not met", () => {
  const written = writeTexts(kind, { form: "watch", gps: false, days: 2, about: "" }, {});
  expect(written.summary.en).toBe("Watch, 2 days");
  expect(written.english.questions).toEqual([]);
  expect(written.sizeGuide).toBeNull();
});

test("throws an error with kind and text for a placeholder that is neither a term nor a fact", () => {
  expect(() => writeTexts(kind, { form: "watch", gps: false, about: "" }, {})).toThrow(
    "The file goods-texts has nothing for {days} of wearables: {noun}, {days} days",
  );
});
