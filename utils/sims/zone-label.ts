/** Zones of SIM numbers that are divisions of the country. */
const BENGALI_ZONES: Readonly<Record<string, string>> = {
  Barishal: "বরিশাল",
  Chattogram: "চট্টগ্রাম",
  Dhaka: "ঢাকা",
  Khulna: "খুলনা",
  Mymensingh: "ময়মনসিংহ",
  Rajshahi: "রাজশাহী",
  Rangpur: "রংপুর",
  Sylhet: "সিলেট",
};

/** The name of a zone as people read it; a zone of the operator's own keeps its name. */
export function zoneLabel(zone: string, language: "en" | "bn"): string {
  return language === "bn" ? (BENGALI_ZONES[zone] ?? zone) : zone;
}
