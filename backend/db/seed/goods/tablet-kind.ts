import { z } from "zod";
import { count, measure, text } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const tabletFacts = z.strictObject({
  inches: measure,
  panel: z.enum(["IPS LCD", "AMOLED"]),
  /** Pixels, the long side first. */
  pixels: z.tuple([count, count]),
  hertz: z.literal([60, 90, 120]),
  mah: count,
  watts: count,
  network: z.enum(["wifi", "4g", "5g"]),
  pen: z.boolean(),
  chip: text,
  android: count,
  grams: measure,
});
export type TabletFacts = z.infer<typeof tabletFacts>;

const NETWORKS = { wifi: "Wi-Fi only", "4g": "4G, nano SIM", "5g": "5G, nano SIM and eSIM" } as const;
const PANELS_BN = { "IPS LCD": "আইপিএস এলসিডি", AMOLED: "অ্যামোলেড" } as const;
const NETWORKS_BN = { wifi: "শুধু ওয়াই-ফাই", "4g": "৪জি সিম", "5g": "৫জি সিম" } as const;
const HOURS_A_MAH = 0.00155;

const hoursOf = ({ mah, inches }: TabletFacts) => Math.round((mah * HOURS_A_MAH * 11) / inches);

export const tabletKind: Kind<TabletFacts> = {
  category: "tab",
  code: "TAB",
  summary: (f) => [
    `${f.inches}-inch ${f.panel}, ${f.hertz} Hz · ${NETWORKS[f.network].split(",")[0]} · ${f.mah.toLocaleString("en-US")} mAh`,
    `${f.inches} ইঞ্চি ${PANELS_BN[f.panel]}, ${f.hertz} হার্টজ · ${NETWORKS_BN[f.network]} · ${f.mah} এমএএইচ`,
  ],
  description: (f) => [
    `The battery plays video for about ${hoursOf(f)} hours and fills again at ${f.watts} watts. ${
      f.network === "wifi"
        ? "It goes online over Wi-Fi, or over the hotspot of your phone."
        : `A ${f.network.toUpperCase()} SIM of its own keeps it online on the road.`
    }`,
    `একবার চার্জে প্রায় ${hoursOf(f)} ঘণ্টা ভিডিও চলে, আবার চার্জ হয় ${f.watts} ওয়াটে। ${
      f.network === "wifi" ? "ইন্টারনেট চলে ওয়াই-ফাই বা ফোনের হটস্পটে।" : "নিজের সিম থাকায় পথেও ইন্টারনেট চলে।"
    }`,
  ],
  highlights: (f) => [
    [`${f.inches} inches`, `${f.panel} at ${f.hertz} Hz, ${f.pixels[0]} × ${f.pixels[1]} pixels.`],
    [`${hoursOf(f)} hours of video`, `${f.mah.toLocaleString("en-US")} mAh, filled at ${f.watts} W over USB-C.`],
    f.pen
      ? ["Works with a pen", "Write, draw and sign with a pressure-sensitive pen, which is sold separately."]
      : ["Two accounts", "One profile for parents, and one for children with the hours and apps that you choose."],
    f.network === "wifi"
      ? ["Easy on the budget", "No modem to pay for: Wi-Fi at home, your phone's hotspot outside."]
      : [`${f.network.toUpperCase()} inside`, "Maps, classes and calls where there is no Wi-Fi."],
  ],
  specifications: (f, colours) => [
    [
      "Display",
      [
        ["Size", `${f.inches} inches`],
        ["Panel", f.panel],
        ["Resolution", `${f.pixels[0]} × ${f.pixels[1]} pixels`],
        ["Refresh rate", `Up to ${f.hertz} Hz`],
        ["Pen", f.pen ? "Supported, 4,096 levels of pressure" : "Not supported"],
      ],
    ],
    [
      "Performance",
      [
        ["Processor", f.chip],
        ["System", `Android ${f.android}`],
        ["Memory card", "microSD, up to 1 TB"],
      ],
    ],
    [
      "Battery",
      [
        ["Capacity", `${f.mah.toLocaleString("en-US")} mAh, typical`],
        ["Charging", `${f.watts} W over USB-C`],
        ["Video", `About ${hoursOf(f)} hours`],
      ],
    ],
    [
      "Network and body",
      [
        ["Mobile network", NETWORKS[f.network]],
        ["Wi-Fi", f.network === "5g" ? "Wi-Fi 6 (2.4 and 5 GHz)" : "Wi-Fi 5 (2.4 and 5 GHz)"],
        ["Weight", `${f.grams} g`],
        ["Colours", colours.join(", ")],
      ],
    ],
  ],
  box: (f) => [
    "Tablet",
    `${f.watts} W charger`,
    "USB-C cable, 1 m",
    ...(f.network === "wifi" ? [] : ["SIM tray pin"]),
    "Warranty card",
  ],
  questions: (f) => [
    [
      "Can I make calls with it?",
      f.network === "wifi"
        ? "Over internet calling apps, yes. It has no SIM slot for ordinary calls."
        : "Yes. With a SIM in it, it makes ordinary calls over VoLTE and runs any calling app.",
    ],
    ["Is it suitable for online classes?", "Yes. The front camera is on the long side, so you look straight into it."],
    ["Can I add storage?", "Yes, with a microSD card of up to 1 TB for pictures, films and downloads."],
  ],
  warranty: "12 months on the tablet, 6 months on the charger. Bring it to any customer centre with the invoice.",
  fiveG: (f) => f.network === "5g",
  attributes: (f) => ({
    screen: bandOf(
      f.inches,
      [
        [8.9, "under-9"],
        [11, "9-11"],
      ],
      "over-11",
    ),
    network: f.network,
    pen: yesNo(f.pen),
    refresh: String(f.hertz),
    battery: bandOf(
      f.mah,
      [
        [6999, "under-7000"],
        [9000, "7000-9000"],
      ],
      "over-9000",
    ),
  }),
};
