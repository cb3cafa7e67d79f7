import { z } from "zod";
import { count } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, grouped, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

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
type NetworkFacts = z.infer<typeof networkFacts>;

const MAH_AN_HOUR = 310;

export const networkKind: Kind<NetworkFacts> = {
  category: "modems-routers",
  code: "NET",
  values: ({ mah = 0, ...f }) => ({
    ...f,
    mah,
    battery: mah > 0,
    capacity: grouped(mah),
    hours: Math.round(mah / MAH_AN_HOUR),
    ports: f.sockets === 0 ? "none" : f.sockets === 1 ? "one" : "several",
    ...(f.mbps >= 1000 ? { rate: f.mbps / 1000, scale: "gbit" } : { rate: f.mbps, scale: "mbit" }),
  }),
  fiveG: (f) => f.network === "5g",
  attributes: (f) => ({
    kind: f.form,
    network: f.network,
    wifi: String(f.wifi),
    speed: bandOf(f.mbps, "over-1500", [300, "under-300"], [1500, "300-1500"]),
    battery: yesNo(f.mah !== undefined),
    devices: bandOf(f.devices, "over-64", [16, "under-17"], [64, "17-64"]),
  }),
};
