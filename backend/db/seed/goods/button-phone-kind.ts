import { z } from "zod";
import { count, measure } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind } from "@/backend/db/seed/goods/goods-types";

export const buttonPhoneFacts = z.strictObject({
  inches: measure,
  mah: count,
  /** Days in standby. */
  days: count,
  network: z.enum(["2G", "4G"]),
  megapixels: measure,
  /** Largest microSD card in GB. */
  card: count,
  rugged: z.boolean(),
});
export type ButtonPhoneFacts = z.infer<typeof buttonPhoneFacts>;

export const buttonPhoneKind: Kind<ButtonPhoneFacts> = {
  category: "phones",
  code: "BTN",
  summary: (f) => [
    `Phone with keys · ${f.inches}-inch colour display · ${f.network} · ${f.days} days standby`,
    `বাটন ফোন · ${f.inches} ইঞ্চি রঙিন পর্দা · ${f.network === "4G" ? "৪জি" : "২জি"} · ${f.days} দিন স্ট্যান্ডবাই`,
  ],
  description: (f) => [
    `Large keys with Bengali letters, a torch on one key and FM radio without a cable. The battery of ${f.mah.toLocaleString("en-US")} mAh stands by for ${f.days} days.`,
    `বাংলা অক্ষরের বড় বাটন, এক চাপেই টর্চ, তার ছাড়াই এফএম রেডিও। ${f.mah} এমএএইচ ব্যাটারিতে স্ট্যান্ডবাই ${f.days} দিন।`,
  ],
  highlights: (f) => [
    [`${f.days} days standby`, "Charge it on Friday, and it still works a week later."],
    ["Keys you can feel", "Large, lit from behind, with Bengali and English letters."],
    f.network === "4G"
      ? ["4G and VoLTE", "Clear calls on the 4G network, and a hotspot for one phone."]
      : ["Two SIM cards", "Both on standby, each with its own ring."],
    f.rugged
      ? ["Falls and dust", "Rubber corners and sealed ports: it survives falls from a metre and a half."]
      : ["Torch and radio", "Both work during a power cut."],
  ],
  specifications: (f, colours) => [
    [
      "Display",
      [
        ["Size", `${f.inches} inches`],
        ["Panel", "Colour TFT"],
        ["Resolution", "240 × 320 pixels"],
      ],
    ],
    [
      "Camera and sound",
      [
        ["Rear", `${f.megapixels} MP`],
        ["Radio", "FM, without a cable"],
        ["Headphone jack", "3.5 mm"],
      ],
    ],
    [
      "Battery",
      [
        ["Capacity", `${f.mah.toLocaleString("en-US")} mAh, can be taken out`],
        ["Standby", `About ${f.days} days`],
        ["Charging", "USB-C, 5 W"],
      ],
    ],
    [
      "Network and SIM",
      [
        ["Generations", f.network === "4G" ? "4G, 3G, 2G" : "2G"],
        ["SIM", "Dual SIM: two nano SIMs"],
        ["Memory card", `microSD, up to ${f.card} GB`],
        ["Registration", "Official set: both IMEI numbers are registered with BTRC"],
      ],
    ],
    [
      "Body",
      [
        ["Protection", f.rugged ? "Dust and splashes (IP54), rubber corners" : "Everyday use"],
        ["Colours", colours.join(", ")],
        ["Torch", "Yes, with its own key"],
      ],
    ],
  ],
  box: () => ["Phone", "Battery", "5 W charger", "Warranty card"],
  questions: (f) => [
    ["Does it show Bengali?", "Yes: menus, messages and the letters on the keys."],
    ["Does it take two SIM cards?", "Yes, two nano SIMs, both on standby."],
    [
      "Can it use internet apps?",
      f.network === "4G"
        ? "A few: a browser, a mail program and a video player."
        : "No. It is a telephone, with radio and torch.",
    ],
    ["Can the battery be changed?", "Yes, without tools, and our customer centres have it."],
  ],
  warranty: "12 months on the phone, 6 months on battery and charger. Repaired or exchanged at any customer centre.",
  attributes: (f) => ({
    kind: "keys",
    screen: "small",
    battery: bandOf(f.mah, [[4499, "under-4500"]], "4500-5000"),
    nfc: "no",
    esim: "no",
  }),
};
