import type { DistrictDefinition } from "@/backend/db/seed/places/place-types";

/** Districts and thanas of the division Mymensingh, with the post offices that are known for certain. */
export const mymensinghDivision: readonly DistrictDefinition[] = [
  {
    name: "Jamalpur",
    nameBn: "জামালপুর",
    headOffice: "2000",
    thanas: [
      ["Bakshiganj", "বকশীগঞ্জ", "2140"],
      ["Dewanganj", "দেওয়ানগঞ্জ", "2030"],
      ["Islampur", "ইসলামপুর", "2020"],
      ["Jamalpur Sadar", "জামালপুর সদর", "2000", "2001 Nandina | নান্দিনা"],
      ["Madarganj", "মাদারগঞ্জ", "2040"],
      ["Melandaha", "মেলান্দহ", "2010"],
      ["Sarishabari", "সরিষাবাড়ী", "2050", "2055 Jamuna Fertiliser | যমুনা সার কারখানা"],
    ],
  },
  {
    name: "Mymensingh",
    nameBn: "ময়মনসিংহ",
    headOffice: "2200",
    thanas: [
      ["Bhaluka", "ভালুকা", "2240"],
      ["Dhobaura", "ধোবাউড়া", "2416"],
      ["Fulbaria", "ফুলবাড়িয়া", "2216"],
      ["Gafargaon", "গফরগাঁও", "2230"],
      ["Gauripur", "গৌরীপুর", "2270"],
      ["Haluaghat", "হালুয়াঘাট", "2260"],
      ["Ishwarganj", "ঈশ্বরগঞ্জ", "2280"],
      ["Muktagachha", "মুক্তাগাছা", "2210"],
      [
        "Mymensingh Sadar",
        "ময়মনসিংহ সদর",
        "2200",
        "2202 Agricultural University | কৃষি বিশ্ববিদ্যালয়",
        "2203 Shambhuganj | শম্ভুগঞ্জ",
      ],
      ["Nandail", "নান্দাইল", "2290"],
      ["Phulpur", "ফুলপুর", "2250"],
      ["Tarakanda", "তারাকান্দা", "2252"],
      ["Trishal", "ত্রিশাল", "2220"],
    ],
  },
  {
    name: "Netrokona",
    nameBn: "নেত্রকোণা",
    headOffice: "2400",
    thanas: [
      ["Atpara", "আটপাড়া", "2470"],
      ["Barhatta", "বারহাট্টা", "2440"],
      ["Durgapur", "দুর্গাপুর", "2420 Susang Durgapur | সুসং দুর্গাপুর"],
      ["Kalmakanda", "কলমাকান্দা", "2430"],
      ["Kendua", "কেন্দুয়া", "2480"],
      ["Khaliajuri", "খালিয়াজুরী", "2460"],
      ["Madan", "মদন", "2490"],
      ["Mohanganj", "মোহনগঞ্জ", "2446"],
      ["Netrokona Sadar", "নেত্রকোণা সদর", "2400"],
      ["Purbadhala", "পূর্বধলা", "2410", "2411 Shyamganj | শ্যামগঞ্জ"],
    ],
  },
  {
    name: "Sherpur",
    nameBn: "শেরপুর",
    headOffice: "2100",
    thanas: [
      ["Jhenaigati", "ঝিনাইগাতী", "2120"],
      ["Nakla", "নকলা", "2150"],
      ["Nalitabari", "নালিতাবাড়ী", "2110"],
      ["Sherpur Sadar", "শেরপুর সদর", "2100"],
      ["Sreebardi", "শ্রীবরদী", "2130"],
    ],
  },
];
