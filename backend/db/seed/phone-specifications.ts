import type { MadePhone } from "@/backend/db/seed/make-phones";
import type { ProductTexts } from "@/backend/db/stored-types";
import { formatCapacity } from "@/utils/numbers/capacity";

type Group = ProductTexts["specifications"][number];
type Row = Group["rows"][number];

const BANDS_4G = "B1, B3, B5, B8, B40, B41";
const BANDS_5G = "n1, n3, n28, n41, n78";

/**
 * The specification table of a phone, in the order in which people ask.
 * @returns groups of labels and values in English; every group has rows
 */
export function specificationsOf(phone: MadePhone): Group[] {
  return [
    group("Display", displayRows(phone)),
    group("Performance", performanceRows(phone)),
    group("Camera", cameraRows(phone)),
    group("Battery", batteryRows(phone)),
    group("Network and SIM", networkRows(phone)),
    group("Body", bodyRows(phone)),
    group("Software", softwareRows(phone)),
  ];
}

function group(title: string, rows: readonly (readonly [label: string, value: string])[]): Group {
  return { title, rows: rows.map(([label, value]): Row => ({ label, value })) };
}

function displayRows({ display }: MadePhone) {
  const [width, height] = display.pixels;
  const density = Math.round(Math.hypot(width, height) / display.inches);
  return [
    ["Size", `${display.inches} inches`],
    ["Panel", display.panel],
    ["Resolution", `${height} × ${width} pixels, ${density} per inch`],
    ["Refresh rate", `Up to ${display.hertz} Hz`],
    ["Peak brightness", `${display.nits} nits`],
    ["Glass", display.glass],
  ] as const;
}

function performanceRows({ offers, cardSlot, chipset }: MadePhone) {
  return [
    ["Processor", `${chipset.name}, ${chipset.nanometres} nm`],
    ["Cores", chipset.cores],
    ["Graphics", chipset.graphics],
    ["Memory and storage", offers.map(({ ram, storage }) => memoryOf(ram, storage)).join(", ")],
    ["Memory card", cardSlot === null ? "No slot" : `microSD, up to ${cardSlot === 1024 ? "1 TB" : `${cardSlot} GB`}`],
  ] as const;
}

/** `8/256 GB`, and `16 GB/1 TB` where the units differ. */
function memoryOf(ram: number, storage: number): string {
  return storage % 1024 === 0 ? `${ram} GB/${formatCapacity(storage, "en")}` : `${ram}/${storage} GB`;
}

function cameraRows({ camera }: MadePhone) {
  return [
    ...camera.rear.map((lens, index) => [index === 0 ? "Rear" : `Rear, lens ${index + 1}`, lens] as const),
    ["Front", camera.front],
    ["Video", camera.video],
  ] as const;
}

function batteryRows({ battery }: MadePhone) {
  return [
    ["Capacity", `${battery.mah.toLocaleString("en-US")} mAh, typical`],
    ["Charging", `${battery.watts} W over USB-C`],
    ["Wireless charging", battery.wirelessWatts === undefined ? "No" : `${battery.wirelessWatts} W`],
  ] as const;
}

function networkRows({ esim, nfc, chipset }: MadePhone) {
  return [
    ["Generations", chipset.fiveG ? "5G, 4G, 3G, 2G" : "4G, 3G, 2G"],
    ...(chipset.fiveG ? [["5G bands", BANDS_5G] as const] : []),
    ["4G bands", BANDS_4G],
    ["SIM", esim ? "Dual SIM: nano SIM and eSIM, or two nano SIMs" : "Dual SIM: two nano SIMs"],
    ["eSIM", esim ? "Yes" : "No"],
    ["Calls", "VoLTE and VoWiFi on both SIMs"],
    ["Wi-Fi", chipset.wifi],
    ["Bluetooth", chipset.bluetooth],
    ["NFC", nfc ? "Yes" : "No"],
    ["Positioning", "GPS, GLONASS, Galileo, BeiDou"],
    ["Registration", "Official handset: both IMEI numbers are registered with BTRC"],
  ] as const;
}

function bodyRows({ body, headphoneJack }: MadePhone) {
  return [
    ["Size", `${body.millimetres.join(" × ")} mm`],
    ["Weight", `${body.grams} g`],
    ["Build", body.build],
    ["Protection", body.protection],
    ["Fingerprint reader", capitalise(body.fingerprint)],
    ["Headphone jack", headphoneJack ? "3.5 mm" : "No; audio is over USB-C or Bluetooth"],
  ] as const;
}

function softwareRows({ software, maker }: MadePhone) {
  return [
    ["System", `${maker.interfaceName}, based on Android ${software.android}`],
    ["Upgrades", `${software.upgradeYears} ${software.upgradeYears === 1 ? "year" : "years"} of Android versions`],
    ["Security patches", `${software.securityYears} years`],
    ["Languages", "Bengali, English and 60 other languages, with a Bengali keyboard"],
  ] as const;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
