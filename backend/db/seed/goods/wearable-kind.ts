import { z } from "zod";
import { type Entry, measure } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const wearableFacts = z.strictObject({
  form: z.enum(["watch", "band", "kids"]),
  inches: measure,
  panel: z.enum(["AMOLED", "TFT"]),
  days: measure,
  calls: z.boolean(),
  gps: z.boolean(),
  esim: z.boolean(),
  water: z.enum(["splash", "swim", "dive"]),
  grams: measure,
});
export type WearableFacts = z.infer<typeof wearableFacts>;

const FORMS = { watch: "Smart watch", band: "Fitness band", kids: "Watch for children" } as const;
const FORMS_BN = { watch: "স্মার্টওয়াচ", band: "ফিটনেস ব্যান্ড", kids: "শিশুদের ঘড়ি" } as const;
const WATER = {
  splash: "Splashes and rain (IP67)",
  swim: "Swimming (5 ATM)",
  dive: "Swimming and diving to 40 m (10 ATM)",
} as const;
const WATER_BN = { splash: "বৃষ্টি ও পানির ছিটায় নিরাপদ", swim: "সাঁতারেও পরা যায়", dive: "চল্লিশ মিটার গভীর পানিতেও চলে" } as const;

const callLine = (f: WearableFacts): Entry =>
  f.esim
    ? ["Its own number", "With an eSIM it can call and stream while the phone stays at home."]
    : f.calls
      ? ["Calls on the wrist", "Speaker and microphone: answer while the phone stays in the bag."]
      : ["Messages on the wrist", "Read messages and answer with a ready-made reply."];

export const wearableKind: Kind<WearableFacts> = {
  category: "wearables",
  code: "WR",
  summary: (f) => [
    `${f.inches}-inch ${f.panel} · ${f.esim ? "eSIM" : f.calls ? "calls" : "notifications"}${f.gps ? " · GPS" : ""} · ${f.days} days`,
    `${f.inches} ইঞ্চি ${f.panel === "AMOLED" ? "অ্যামোলেড" : "টিএফটি"} · ${f.esim ? "ই-সিম" : f.calls ? "কল" : "নোটিফিকেশন"}${f.gps ? " · জিপিএস" : ""} · ${f.days} দিন`,
  ],
  description: (f) => [
    `${FORMS[f.form]} of ${f.grams} grams that runs about ${f.days} days on a charge. ${WATER[f.water].split(" (")[0]} ${f.water === "splash" ? "do it no harm" : "are fine"}; it measures heart rate, oxygen, sleep and steps, and speaks Bengali.`,
    `${f.grams} গ্রামের এই ${FORMS_BN[f.form]} একবার চার্জে প্রায় ${f.days} দিন চলে; ${WATER_BN[f.water]}। হৃৎস্পন্দন, অক্সিজেন, ঘুম আর পদক্ষেপ মাপে, বাংলায় লেখা দেখায়।`,
  ],
  highlights: (f) => [
    [`${f.days} days on a charge`, "Heart rate all day, sleep at night, and your messages."],
    callLine(f),
    f.gps
      ? ["Built-in GPS", "GPS inside records the route of a run without the phone."]
      : ["Route from the phone", "With the phone in your pocket, it records your route."],
    [f.water === "splash" ? "Rain is fine" : "Good for swimming", `${WATER[f.water]}.`],
  ],
  specifications: (f, colours) => [
    [
      "Display and body",
      [
        ["Size", `${f.inches} inches`],
        ["Panel", f.panel],
        ["Weight", `${f.grams} g with strap`],
        ["Water", WATER[f.water]],
        ["Colours", colours.join(", ")],
      ],
    ],
    [
      "Health and sport",
      [
        ["Sensors", "Heart rate, blood oxygen, acceleration"],
        ["Positioning", f.gps ? "GPS, GLONASS, Galileo" : "Over the phone"],
        ["Sports", f.form === "band" ? "50 modes" : "More than 100 modes"],
      ],
    ],
    [
      "Connection and battery",
      [
        ["Calls", f.esim ? "eSIM, or over the phone" : f.calls ? "Over the phone by Bluetooth" : "No"],
        ["Bluetooth", "5.3"],
        ["Works with", "Android 8 and iOS 13 or newer"],
        ["Battery", `About ${f.days} days`],
      ],
    ],
  ],
  box: (f) => [FORMS[f.form], "Magnetic charging cable", "Quick start guide and warranty card"],
  questions: (f) => [
    ["Does it show Bengali?", "Yes, menus and messages, in both languages at once."],
    [
      "Does it work without a phone?",
      f.esim
        ? "Yes. With our eSIM it can call, text and stream without the phone."
        : "It measures and counts without one; messages and calls need the phone.",
    ],
    f.form === "kids"
      ? ["Who can call it?", "Only the numbers that a parent has entered in the app. All other calls are refused."]
      : ["Can I change the strap?", f.form === "band" ? "Yes, straps of the same series." : "Yes, any 22 mm strap."],
  ],
  warranty: "12 months on the device, 3 months on strap and cable. Exchange at any customer centre with the invoice.",
  attributes: (f) => ({
    kind: f.form,
    calling: yesNo(f.calls || f.esim),
    gps: yesNo(f.gps),
    esim: yesNo(f.esim),
    battery: bandOf(
      f.days,
      [
        [4.9, "under-5"],
        [9.9, "5-9"],
      ],
      "over-9",
    ),
    water: f.water,
  }),
};
