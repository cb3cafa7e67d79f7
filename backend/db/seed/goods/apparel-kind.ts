import { z } from "zod";
import type { Localized, ProductTexts } from "@/backend/db/schema/localized";
import { count, taka } from "@/backend/db/seed/definitions/definition-fields";
import type { Kind } from "@/backend/db/seed/goods/goods-types";
import { PRINT_NAME_MOST } from "@/utils/checkout/print-text";
import { toBengaliDigits } from "@/utils/numbers/digits";

export const apparelFacts = z.strictObject({
  form: z.enum(["tshirt", "jersey", "cap", "bag", "mug"]),
  for: z.enum(["adults", "children", "everyone"]),
  material: z.enum(["cotton", "jute", "polyester", "ceramic"]),
  /** Taka for a name and a number; absent where nothing is printed. */
  print: taka.optional(),
  /** Weight of the cloth in grams per square metre, or the volume of a mug in millilitres. */
  figure: count,
});
export type ApparelFacts = z.infer<typeof apparelFacts>;

const NOUNS = { tshirt: "T-shirt", jersey: "Jersey", cap: "Cap", bag: "Tote bag", mug: "Mug" } as const;
const NOUNS_BN = { tshirt: "টি-শার্ট", jersey: "জার্সি", cap: "ক্যাপ", bag: "টোট ব্যাগ", mug: "মগ" } as const;
const MATERIALS = {
  cotton: "combed cotton",
  jute: "jute and cotton",
  polyester: "quick-dry polyester",
  ceramic: "glazed ceramic",
} as const;
const MATERIALS_BN = {
  cotton: "কম্বড সুতি",
  jute: "পাট ও সুতি",
  polyester: "দ্রুত শুকায় এমন পলিয়েস্টার",
  ceramic: "চকচকে সিরামিক",
} as const;
const PEOPLE = { adults: "Adults", children: "Children", everyone: "Everyone" } as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isWorn = ({ form }: ApparelFacts) => form === "tshirt" || form === "jersey";

/** Centimetres, laid flat: chest from seam to seam, length from the collar, sleeve from the shoulder. */
const ADULT_MEASURES = [
  ["S", 48, 68, 20],
  ["M", 51, 70, 21],
  ["L", 54, 72, 22],
  ["XL", 57, 74, 23],
  ["XXL", 60, 76, 24],
] as const;
const CHILD_MEASURES = [
  ["6", 36, 48, 14],
  ["8", 39, 52, 15],
  ["10", 42, 56, 16],
  ["12", 45, 60, 17],
] as const;

function sizeGuideOf(facts: ApparelFacts): Localized<NonNullable<ProductTexts["sizeGuide"]>> | null {
  if (!isWorn(facts)) return null;
  const isChild = facts.for === "children";
  const rows = (isChild ? CHILD_MEASURES : ADULT_MEASURES).map((row) => row.map(String));
  return {
    en: { columns: [isChild ? "Age" : "Size", "Chest, flat (cm)", "Length (cm)", "Sleeve (cm)"], rows },
    bn: {
      columns: [isChild ? "বয়স" : "মাপ", "বুকের চওড়া (সেমি)", "দৈর্ঘ্য (সেমি)", "হাতা (সেমি)"],
      // A size is chosen by the sign on its button, so letters stay as they are.
      rows: rows.map(([size = "", ...measures]) => [size, ...measures.map(toBengaliDigits)]),
    },
  };
}

export const apparelKind: Kind<ApparelFacts> = {
  category: "apparel-accessories",
  code: "AP",
  summary: (f) => [
    f.form === "mug"
      ? `${NOUNS.mug} of ${MATERIALS.ceramic}, ${f.figure} ml`
      : `${NOUNS[f.form]} of ${MATERIALS[f.material]}, ${f.figure} g/m²${f.print === undefined ? "" : ", with your name and number"}`,
    f.form === "mug"
      ? `${MATERIALS_BN.ceramic}ের মগ, ${f.figure} মিলিলিটার`
      : `${MATERIALS_BN[f.material]}, ${f.figure} জিএসএম ${NOUNS_BN[f.form]}${f.print === undefined ? "" : ", নিজের নাম ও নম্বরসহ"}`,
  ],
  description: (f) => [
    f.form === "mug"
      ? "Made and glazed in Bangladesh; safe in the dishwasher and in the microwave. It comes in its own box."
      : `Made in Bangladesh of ${MATERIALS[f.material]}. The colours hold through fifty washes at 30 degrees.${
          f.print === undefined
            ? ""
            : ` A name of up to ${PRINT_NAME_MOST} letters and a number of up to two digits are printed for Tk ${f.print}.`
        }`,
    f.form === "mug"
      ? "বাংলাদেশে তৈরি; ডিশওয়াশার ও মাইক্রোওয়েভে নিরাপদ। আলাদা বাক্সে পৌঁছায়।"
      : `${MATERIALS_BN[f.material]} কাপড়ে বাংলাদেশে তৈরি; ত্রিশ ডিগ্রিতে পঞ্চাশ ধোয়াতেও রং থাকে।${
          f.print === undefined
            ? ""
            : ` ইংরেজিতে সর্বোচ্চ ${PRINT_NAME_MOST} অক্ষরের নাম আর দুই অঙ্কের নম্বর ছাপাতে ${f.print} টাকা।`
        }`,
  ],
  highlights: (f) => [
    ["Made in Bangladesh", "Cut, sewn and printed in Gazipur by people with contracts."],
    isWorn(f)
      ? ["True to size", "Measured flat: the size guide is beside the sizes."]
      : ["A good present", "It comes in a box that needs no wrapping."],
    f.print === undefined
      ? ["Keeps its colour", "Inks without heavy metals that don't wash out."]
      : ["Your name on it", `Name and number on the back for Tk ${f.print}, ready in two days.`],
  ],
  specifications: (f, colours) => [
    [
      "Material",
      [
        ["Made of", capital(MATERIALS[f.material])],
        f.form === "mug" ? ["Holds", `${f.figure} ml`] : ["Weight of cloth", `${f.figure} g/m²`],
        ["Care", f.form === "mug" ? "Dishwasher and microwave" : "Wash at 30 degrees, inside out"],
      ],
    ],
    [
      "Cut and colours",
      [
        ["For", PEOPLE[f.for]],
        ...(isWorn(f)
          ? [
              [
                "Sizes",
                (f.for === "children" ? CHILD_MEASURES : ADULT_MEASURES).map(([size]) => size).join(", "),
              ] as const,
            ]
          : []),
        ["Printing", f.print === undefined ? "As shown" : `Name and number, Tk ${f.print}`],
        ["Colours", colours.join(", ")],
      ],
    ],
  ],
  box: (f) => [NOUNS[f.form], f.form === "mug" ? "Gift box" : "Cotton pouch"],
  questions: (f) => [
    isWorn(f)
      ? [
          "Which size should I take?",
          "Lay a shirt that fits flat and measure the chest; the size guide shows the same measure.",
        ]
      : ["Is it gift-wrapped?", "It comes in its own box. Write a message in the order note, and we add a card."],
    f.print === undefined
      ? ["Can I have it printed?", "Not this one. Jerseys and plain T-shirts take a name and a number."]
      : [
          "Can I return a printed one?",
          "Only if we made a mistake in printing. Please check the spelling before you order.",
        ],
    [
      "Can I exchange the size?",
      f.print === undefined
        ? "Within seven days, unworn, at any customer centre."
        : "Within seven days as long as nothing is printed on it.",
    ],
  ],
  warranty: "We exchange items with faults in cloth, seams or glaze within 30 days.",
  attributes: (f) => ({
    kind: f.form,
    for: f.for,
    material: f.material,
    custom: f.print === undefined ? "no" : "yes",
  }),
  sizeGuide: sizeGuideOf,
  printPrice: (f) => f.print ?? null,
};
