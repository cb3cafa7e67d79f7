import { z } from "zod";
import { count, type Entry, entry, figure, pair, text } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const accessoryFacts = z.strictObject({
  form: z.enum(["charger", "wireless-charger", "cable", "power-bank", "case", "earbuds", "speaker"]),
  fits: z.enum(["usb-c", "bluetooth", "wireless", "round-camera", "wide-camera"]),
  summary: pair,
  /** A second sentence besides the special one. */
  more: pair,
  watts: count.optional(),
  mah: count.optional(),
  noiseCancelling: z.boolean().optional(),
  waterResistant: z.boolean().optional(),
  points: z.tuple([entry, entry, entry]),
  figures: z.array(figure),
  box: z.array(text).optional(),
});
export type AccessoryFacts = z.infer<typeof accessoryFacts>;

const NOUNS = {
  charger: "Charger",
  "wireless-charger": "Wireless charger",
  cable: "Cable",
  "power-bank": "Power bank",
  case: "Case",
  earbuds: "Earbuds in their charging case",
  speaker: "Speaker",
} as const;
const FITS = {
  "usb-c": "Anything that charges over USB-C",
  bluetooth: "Phones, tablets and computers with Bluetooth",
  wireless: "Phones and cases that charge wirelessly",
  "round-camera": "Phones with a round camera window",
  "wide-camera": "Phones with a wide camera window",
} as const;

const fitQuestion = ({ fits }: AccessoryFacts): Entry =>
  fits === "round-camera" || fits === "wide-camera"
    ? [
        "Will it fit my phone?",
        "Choose your model at a customer centre or write it in the order note; we send the right one.",
      ]
    : [
        "Does it work with my phone?",
        `It works with ${FITS[fits].charAt(0).toLowerCase()}${FITS[fits].slice(1)}, of any maker, new or old.`,
      ];

const usesBluetooth = ({ form }: AccessoryFacts) => form === "earbuds" || form === "speaker";

export const accessoryKind: Kind<AccessoryFacts> = {
  category: "accessories",
  code: "ACC",
  summary: (f) => f.summary,
  description: (f) => f.more,
  highlights: (f) => [...f.points],
  specifications: (f, colours) => [
    ["Facts", [...f.figures, ["Fits", FITS[f.fits]]]],
    [
      "Body",
      [
        ["Water", f.waterResistant === true ? "Rain and sweat (IPX5)" : "Keep it dry"],
        ["Colours", colours.join(", ")],
        ["Origin of warranty", "Bangladesh, with warranty card"],
      ],
    ],
  ],
  box: (f) => [NOUNS[f.form], ...(f.box ?? []), "Warranty card"],
  questions: (f) => [
    fitQuestion(f),
    usesBluetooth(f)
      ? ["Can two phones use it?", "It remembers eight and stays connected with two at once."]
      : [
          "Is it safe for the battery?",
          f.form === "case"
            ? "Yes, it lets heat out, and you can charge wirelessly through it."
            : "Yes: it measures heat and current and stops before either is too high.",
        ],
    ["Can I return it?", "Within seven days, unused and in its box, at any customer centre."],
  ],
  warranty: "6 months, with exchange at any customer centre.",
  attributes: (f) => ({
    kind: f.form,
    fits: f.fits,
    ...(f.watts !== undefined && {
      power: bandOf(
        f.watts,
        [
          [19, "under-20"],
          [45, "20-45"],
        ],
        "over-45",
      ),
    }),
    ...(f.mah !== undefined && {
      capacity: bandOf(
        f.mah,
        [
          [9999, "under-10000"],
          [19_999, "10000"],
        ],
        "20000",
      ),
    }),
    ...(f.form === "earbuds" && { noise_cancelling: yesNo(f.noiseCancelling === true) }),
    ...(usesBluetooth(f) && { water_resistant: yesNo(f.waterResistant === true) }),
  }),
};
