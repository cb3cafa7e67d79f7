/** The camera designs of the picture kit. */
export type PhoneDesign =
  | "arch"
  | "capsule"
  | "corner"
  | "dot"
  | "halo"
  | "orbit"
  | "pillar"
  | "ribbon"
  | "slant"
  | "visor";

/** The phone colours of the picture kit. */
export type PhoneColour =
  | "coral"
  | "forest-green"
  | "graphite"
  | "midnight-blue"
  | "rose"
  | "sand"
  | "silver"
  | "sky"
  | "teal"
  | "violet";

/** One memory choice: prices in taka, stock in pieces by colour, in the order of the phone's colours. */
export interface MemoryOffer {
  ram: number;
  storage: number;
  price: number;
  was?: number;
  stock: readonly number[];
}

export interface Display {
  inches: number;
  panel: "IPS LCD" | "AMOLED" | "LTPO AMOLED";
  /** Pixels, the short side first. */
  pixels: readonly [number, number];
  hertz: number;
  /** Highest brightness in nits. */
  nits: number;
  glass: string;
}

export interface Camera {
  /** One line a lens, the main one first. */
  rear: readonly string[];
  front: string;
  video: string;
}

export interface Battery {
  mah: number;
  watts: number;
  wirelessWatts?: number;
  chargerInBox: boolean;
}

export interface Body {
  /** Height, width and depth in millimetres. */
  millimetres: readonly [number, number, number];
  grams: number;
  build: string;
  protection: string;
  fingerprint: "under the display" | "in the power key" | "on the back";
}

/** A heading with its text: a highlight, or a question with its answer. */
export type Entry = readonly [title: string, text: string];

/** A phone as its brand's file writes it; everything that can be derived (SKU, summary, table) is derived. */
export interface PhoneDefinition {
  slug: string;
  title: string;
  /** Second part of each SKU, unique in the brand. */
  code: string;
  design: PhoneDesign;
  /** The first one is shown on the card. */
  colours: readonly [PhoneColour, ...PhoneColour[]];
  releasedOn: string;
  /** 0 to 1000: the higher, the further in front when sorted by popularity. */
  popularity: number;
  offers: readonly [MemoryOffer, ...MemoryOffer[]];
  chipset: ChipsetKey;
  display: Display;
  camera: Camera;
  battery: Battery;
  body: Body;
  eSim: boolean;
  /** Largest microSD card in GB; null without a slot. */
  cardSlot: number | null;
  headphoneJack: boolean;
  nfc: boolean;
  /** Version of Android it leaves the factory with, and the years of support from release. */
  software: { android: number; upgradeYears: number; securityYears: number };
  description: string;
  descriptionBn: string;
  highlights: readonly [Entry, Entry, Entry, Entry];
  questions: readonly Entry[];
}

/** A maker: what all of its phones share. */
export interface BrandDefinition {
  slug: string;
  name: string;
  nameBn: string;
  /** First part of each SKU. */
  code: string;
  interfaceName: string;
  warranty: string;
  phones: readonly PhoneDefinition[];
}

export interface Chipset {
  name: string;
  nanometres: number;
  cores: string;
  graphics: string;
  fiveG: boolean;
  wifi: string;
  bluetooth: string;
}

/** The invented processors of the catalogue, slowest first. */
export const CHIPSETS = {
  ordrelT2: {
    name: "Ordrel T2",
    nanometres: 12,
    cores: "8 cores: 2 × 1.8 GHz and 6 × 1.6 GHz",
    graphics: "Ordrel G1, dual core",
    fiveG: false,
    wifi: "Wi-Fi 5 (2.4 and 5 GHz)",
    bluetooth: "5.0",
  },
  ordrelT4: {
    name: "Ordrel T4",
    nanometres: 12,
    cores: "8 cores: 2 × 2.0 GHz and 6 × 1.8 GHz",
    graphics: "Ordrel G2, dual core",
    fiveG: false,
    wifi: "Wi-Fi 5 (2.4 and 5 GHz)",
    bluetooth: "5.2",
  },
  ordrelT6: {
    name: "Ordrel T6",
    nanometres: 6,
    cores: "8 cores: 2 × 2.2 GHz and 6 × 2.0 GHz",
    graphics: "Ordrel G3, dual core",
    fiveG: false,
    wifi: "Wi-Fi 5 (2.4 and 5 GHz)",
    bluetooth: "5.2",
  },
  silvane4: {
    name: "Silvane 4",
    nanometres: 6,
    cores: "8 cores: 2 × 2.2 GHz and 6 × 2.0 GHz",
    graphics: "Silvane Vector 40",
    fiveG: true,
    wifi: "Wi-Fi 5 (2.4 and 5 GHz)",
    bluetooth: "5.2",
  },
  silvane6: {
    name: "Silvane 6",
    nanometres: 4,
    cores: "8 cores: 4 × 2.4 GHz and 4 × 1.9 GHz",
    graphics: "Silvane Vector 60",
    fiveG: true,
    wifi: "Wi-Fi 6 (2.4 and 5 GHz)",
    bluetooth: "5.3",
  },
  ordrelD7: {
    name: "Ordrel D7",
    nanometres: 4,
    cores: "8 cores: 4 × 2.6 GHz and 4 × 2.0 GHz",
    graphics: "Ordrel G7, six core",
    fiveG: true,
    wifi: "Wi-Fi 6 (2.4 and 5 GHz)",
    bluetooth: "5.4",
  },
  silvane7: {
    name: "Silvane 7 Plus",
    nanometres: 4,
    cores: "8 cores: 1 × 2.8 GHz, 4 × 2.6 GHz and 3 × 1.9 GHz",
    graphics: "Silvane Vector 72",
    fiveG: true,
    wifi: "Wi-Fi 6E (2.4, 5 and 6 GHz)",
    bluetooth: "5.4",
  },
  ordrelD9: {
    name: "Ordrel D9",
    nanometres: 4,
    cores: "8 cores: 1 × 3.3 GHz, 3 × 3.0 GHz and 4 × 2.0 GHz",
    graphics: "Ordrel G9, twelve core",
    fiveG: true,
    wifi: "Wi-Fi 7 (2.4, 5 and 6 GHz)",
    bluetooth: "5.4",
  },
  silvane9: {
    name: "Silvane 9",
    nanometres: 3,
    cores: "8 cores: 2 × 4.1 GHz and 6 × 3.4 GHz",
    graphics: "Silvane Vector 90",
    fiveG: true,
    wifi: "Wi-Fi 7 (2.4, 5 and 6 GHz)",
    bluetooth: "6.0",
  },
} as const satisfies Record<string, Chipset>;

export type ChipsetKey = keyof typeof CHIPSETS;
