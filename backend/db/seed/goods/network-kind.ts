import { z } from "zod";
import { count } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const networkFacts = z.strictObject({
  form: z.enum(["pocket", "home", "cpe"]),
  network: z.enum(["4g", "5g", "line"]),
  wifi: z.literal([4, 5, 6, 7]),
  mbps: count,
  devices: count,
  /** Of pocket routers. */
  mah: count.optional(),
  /** LAN sockets. */
  sockets: count,
});
export type NetworkFacts = z.infer<typeof networkFacts>;

const FORMS = { pocket: "Pocket router", home: "Home router", cpe: "Home internet unit" } as const;
const NETWORKS = { "4g": "4G", "5g": "5G", line: "Fibre or cable line" } as const;
const NETWORKS_BN = { "4g": "৪জি", "5g": "৫জি", line: "ফাইবার লাইন" } as const;
const MAH_AN_HOUR = 310;

const speed = (mbps: number) => (mbps >= 1000 ? `${mbps / 1000} Gbit/s` : `${mbps} Mbit/s`);
const speedBn = (mbps: number) => (mbps >= 1000 ? `${mbps / 1000} জিবিপিএস` : `${mbps} এমবিপিএস`);
const hoursOf = (mah: number) => Math.round(mah / MAH_AN_HOUR);

export const networkKind: Kind<NetworkFacts> = {
  category: "modems-routers",
  code: "NET",
  summary: (f) => [
    `${NETWORKS[f.network]} · Wi-Fi ${f.wifi} · up to ${speed(f.mbps)} · ${f.devices} devices`,
    `${NETWORKS_BN[f.network]} · ওয়াই-ফাই ${f.wifi} · সর্বোচ্চ ${speedBn(f.mbps)} · ${f.devices}টি ডিভাইস`,
  ],
  description: (f) => [
    f.network === "line"
      ? `It takes the fibre or cable line of any provider, spreads it over Wi-Fi ${f.wifi} and serves ${f.devices} devices at once. Setting it up takes five minutes with the app, in Bengali.`
      : `Put in a data SIM of ours and it is online: up to ${speed(f.mbps)} for ${f.devices} devices at once, over Wi-Fi ${f.wifi}. ${
          f.mah === undefined
            ? "It only needs a power socket: no line and no technician."
            : `The battery of ${f.mah.toLocaleString("en-US")} mAh lasts about ${hoursOf(f.mah)} hours.`
        }`,
    f.network === "line"
      ? `যেকোনো প্রতিষ্ঠানের ফাইবার বা ক্যাবল লাইন থেকে ওয়াই-ফাই ${f.wifi} দেয়, একসঙ্গে ${f.devices}টি ডিভাইসে। অ্যাপে পাঁচ মিনিটেই বাংলায় চালু করা যায়।`
      : `আমাদের ডেটা সিম ঢোকালেই চালু: একসঙ্গে ${f.devices}টি ডিভাইসে সর্বোচ্চ ${speedBn(f.mbps)} গতি। ${
          f.mah === undefined
            ? "শুধু বিদ্যুতের সংযোগ লাগে, লাইন বা মিস্ত্রি লাগে না।"
            : `${f.mah} এমএএইচ ব্যাটারি চলে প্রায় ${hoursOf(f.mah)} ঘণ্টা।`
        }`,
  ],
  highlights: (f) => [
    [`Up to ${speed(f.mbps)}`, `${NETWORKS[f.network]} in, Wi-Fi ${f.wifi} out.`],
    [`${f.devices} devices at once`, "Phones, televisions and cameras share one connection."],
    f.mah === undefined
      ? [
          "Every room",
          f.sockets > 0
            ? `${f.sockets} LAN ${f.sockets === 1 ? "socket" : "sockets"} for devices without Wi-Fi.`
            : "Put it where the signal is best.",
        ]
      : [`About ${hoursOf(f.mah)} hours`, "And it charges over USB-C while it works."],
    ["Guests welcome", "A second network with its own password, and a list of who is online."],
  ],
  specifications: (f, colours) => [
    [
      "Connection",
      [
        ["Network", NETWORKS[f.network]],
        ["Speed", `Up to ${speed(f.mbps)}`],
        ["SIM", f.network === "line" ? "None" : "Nano SIM"],
        ["LAN sockets", String(f.sockets)],
      ],
    ],
    [
      "Wi-Fi",
      [
        ["Standard", `Wi-Fi ${f.wifi}`],
        ["Bands", f.wifi === 4 ? "2.4 GHz" : f.wifi === 7 ? "2.4, 5 and 6 GHz" : "2.4 and 5 GHz"],
        ["Devices at once", String(f.devices)],
        ["Security", f.wifi >= 6 ? "WPA3" : "WPA2"],
      ],
    ],
    [
      "Body",
      [
        ["Power", f.mah === undefined ? "12 V adapter, 220 V socket" : `${f.mah.toLocaleString("en-US")} mAh, USB-C`],
        ["Colours", colours.join(", ")],
      ],
    ],
  ],
  box: (f) => [
    FORMS[f.form],
    f.mah === undefined ? "12 V adapter" : "USB-C cable, 1 m",
    ...(f.sockets > 0 ? ["LAN cable, 1.5 m"] : []),
    "Quick start guide in Bengali and English",
  ],
  questions: (f) => [
    [
      "Is data included?",
      f.network === "line"
        ? "No, it uses your existing line."
        : "The router comes without a SIM. Buy a data SIM with it, or use the one you have.",
    ],
    ["How do I set it up?", "Scan the code on its base with your phone, then choose a name and a password in the app."],
    [
      "Does it work with another operator's SIM?",
      f.network === "line" ? "It takes no SIM." : "No, it is made for our network's bands and settings.",
    ],
  ],
  warranty: "24 months. We exchange a faulty router at once at any customer centre.",
  fiveG: (f) => f.network === "5g",
  attributes: (f) => ({
    kind: f.form,
    network: f.network,
    wifi: String(f.wifi),
    speed: bandOf(
      f.mbps,
      [
        [300, "under-300"],
        [1500, "300-1500"],
      ],
      "over-1500",
    ),
    battery: yesNo(f.mah !== undefined),
    devices: bandOf(
      f.devices,
      [
        [16, "under-17"],
        [64, "17-64"],
      ],
      "over-64",
    ),
  }),
};
