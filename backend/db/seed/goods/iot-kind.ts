import { z } from "zod";
import { count, type Entry, entry, figure, pair } from "@/backend/db/seed/definitions/definition-fields";
import type { Kind } from "@/backend/db/seed/goods/goods-types";

export const iotFacts = z.strictObject({
  noun: pair,
  use: z.enum(["tracking", "security", "lighting", "power", "voice"]),
  link: z.enum(["4g", "nbiot", "wifi", "bluetooth"]),
  supply: z.enum(["battery", "mains", "usb", "vehicle"]),
  outdoor: z.boolean(),
  /** Taka a month; 0 for none. */
  monthly: count,
  /** What it does. */
  points: z.tuple([entry, entry, entry]),
  /** Figures of its own. */
  figures: z.array(figure),
});
export type IotFacts = z.infer<typeof iotFacts>;

const LINKS = { "4g": "4G", nbiot: "NB-IoT", wifi: "Wi-Fi 2.4 GHz", bluetooth: "Bluetooth 5.3" } as const;
const LINKS_BN = { "4g": "৪জি", nbiot: "এনবি-আইওটি", wifi: "ওয়াই-ফাই", bluetooth: "ব্লুটুথ" } as const;
const SUPPLIES = { battery: "Battery", mains: "220 V socket", usb: "USB, 5 V", vehicle: "Vehicle, 9 to 36 V" } as const;

const feeLine = (f: IotFacts): Entry =>
  f.monthly === 0
    ? ["No monthly fee", "The app and its history of seven days are free for as long as you own it."]
    : [`Tk ${f.monthly} a month`, "The SIM is inside and the data is included. The first three months are free."];

export const iotKind: Kind<IotFacts> = {
  category: "iot-products",
  code: "IOT",
  summary: (f) => [
    `${f.noun[0]} · ${LINKS[f.link]} · ${f.monthly === 0 ? "no monthly fee" : `Tk ${f.monthly} a month`}`,
    `${f.noun[1]} · ${LINKS_BN[f.link]} · ${f.monthly === 0 ? "মাসিক ফি নেই" : `মাসে ${f.monthly} টাকা`}`,
  ],
  description: (f) => [
    `It is set up and watched in the alo app, on one screen with everything else that is connected. ${
      f.monthly === 0
        ? "There is no monthly fee."
        : `The connection costs Tk ${f.monthly} a month from the fourth month on; it can be ended at any time.`
    }`,
    `আলো অ্যাপেই চালু করা ও দেখা যায়, বাড়ির অন্য সব ডিভাইসের সঙ্গে এক পর্দায়। ${
      f.monthly === 0 ? "কোনো মাসিক ফি নেই।" : `চতুর্থ মাস থেকে সংযোগের জন্য মাসে ${f.monthly} টাকা; যেকোনো সময় বন্ধ করা যায়।`
    }`,
  ],
  highlights: (f) => [...f.points, feeLine(f)],
  specifications: (f, colours) => [
    [
      "Connection",
      [
        ["Network", LINKS[f.link]],
        ["App", "alo, for Android and iOS, in Bengali and English"],
        ["Monthly fee", f.monthly === 0 ? "None" : `Tk ${f.monthly}, first three months free`],
      ],
    ],
    [
      "Device",
      [
        ["Power supply", SUPPLIES[f.supply]],
        ["Place", f.outdoor ? "Indoors and outdoors (IP66)" : "Indoors"],
        ...f.figures,
        ["Colours", colours.join(", ")],
      ],
    ],
  ],
  box: (f) => [
    f.noun[0],
    f.supply === "vehicle" ? "Wiring set with fuse" : f.supply === "usb" ? "USB-C cable, 1.5 m" : "Mounting set",
    "Quick start guide in Bengali and English",
  ],
  questions: (f) => [
    [
      "Do I need a SIM for it?",
      f.link === "4g" || f.link === "nbiot"
        ? "No, it is inside and already registered. You only switch it on."
        : `No. It connects over ${f.link === "wifi" ? "your Wi-Fi" : "Bluetooth of your phone"}.`,
    ],
    ["Can several people use it?", "Yes, up to six phones share it; the owner decides what each may see and do."],
    [
      "What happens when the power fails?",
      f.supply === "mains" || f.supply === "usb"
        ? "It starts again by itself with the same settings."
        : "Nothing: it keeps running on its battery.",
    ],
  ],
  warranty: "12 months, with exchange at any customer centre.",
  attributes: (f) => ({
    use: f.use,
    link: f.link,
    supply: f.supply,
    place: f.outdoor ? "outdoor" : "indoor",
    subscription: f.monthly === 0 ? "none" : "monthly",
  }),
};
