import type { ProductRow, VariantRow } from "@/backend/db/seed/catalogue-rows";
import type { Entry } from "@/backend/db/seed/definitions/definition-fields";
import { findView360 } from "@/backend/db/seed/find-view-360";
import type { MadePhone } from "@/backend/db/seed/make-phones";
import { specificationsOf } from "@/backend/db/seed/phone-specifications";
import type { Localized, ProductTexts, StoredPicture } from "@/backend/db/stored-types";
import { toBengaliDigits } from "@/utils/numbers/digits";
import { findPicture, getPicture, type Picture, pictureAlt } from "@/utils/pictures/pictures";

type PhoneDesign = MadePhone["design"];
type PhoneColour = MadePhone["colours"][number];

/** The colour of each design that has every view; its front and angle are used for colours without them. */
const LEAD_COLOURS: Readonly<Record<PhoneDesign, PhoneColour>> = {
  arch: "forest-green",
  capsule: "rose",
  corner: "graphite",
  dot: "sky",
  halo: "silver",
  orbit: "forest-green",
  pillar: "midnight-blue",
  ribbon: "graphite",
  slant: "violet",
  visor: "sand",
};

const COLOUR_CODES: Readonly<Record<PhoneColour, string>> = {
  coral: "COR",
  "forest-green": "GRN",
  graphite: "GPH",
  "midnight-blue": "BLU",
  rose: "ROS",
  sand: "SND",
  silver: "SLV",
  sky: "SKY",
  teal: "TEA",
  violet: "VIO",
};

const PANELS_BN: Readonly<Record<MadePhone["display"]["panel"], string>> = {
  "IPS LCD": "আইপিএস এলসিডি",
  AMOLED: "অ্যামোলেড",
  "LTPO AMOLED": "এলটিপিও অ্যামোলেড",
};

/** The product row of a phone. */
export function productRowOf(phone: MadePhone): ProductRow {
  return {
    slug: phone.slug,
    category: "phones",
    brandSlug: phone.maker.slug,
    titles: { en: phone.title, bn: phone.title },
    summaries: summariesOf(phone),
    texts: textsOf(phone),
    fiveG: phone.chipset.fiveG,
    releasedOn: phone.releasedOn,
    // A shop starts to sell a phone at ten in the morning of its release day.
    listedAt: new Date(`${phone.releasedOn}T10:00:00+06:00`),
    popularity: phone.popularity,
  };
}

/** One row for each colour and memory choice, the card's choice first; prices in poisha, stock of the opening day. */
export function variantRowsOf(phone: MadePhone): VariantRow[] {
  return phone.colours.flatMap((colour, colourIndex) =>
    phone.offers.map((offer, offerIndex) => {
      const pair = pictureOf(phone.design, "pair", colour);
      if (pair.colour === null) throw new Error(`The picture ${pair.id} has no colour`);
      return {
        sku: skuOf(phone, offer, colour),
        productSlug: phone.slug,
        colourName: colour,
        colourLabels: { en: pair.colour.name, bn: pair.colour.nameBn },
        colourHex: pair.colour.hex,
        ramGb: offer.ram,
        storageGb: offer.storage,
        pricePoisha: offer.price * 100,
        wasPricePoisha: offer.was === undefined ? null : offer.was * 100,
        stock: offer.stock[colourIndex] ?? 0,
        position: colourIndex * phone.offers.length + offerIndex,
        pictures: picturesOf(phone, colour),
        turn: findView360(`phone/${phone.design}`, colour),
      };
    }),
  );
}

function skuOf(phone: MadePhone, offer: MadePhone["offers"][number], colour: PhoneColour): string {
  return [phone.maker.code, phone.code, offer.ram, offer.storage, COLOUR_CODES[colour]].join("-");
}

function summariesOf({ offers: [offer], display }: MadePhone): Localized {
  const memory = `${offer.ram}/${offer.storage}`;
  return {
    en: `${memory} GB · ${display.inches}-inch ${display.panel}, ${display.hertz} Hz`,
    bn: toBengaliDigits(`${memory} জিবি · ${display.inches} ইঞ্চি ${PANELS_BN[display.panel]}, ${display.hertz} হার্টজ`),
  };
}

/** Only the description is in Bengali here; bengali-texts.ts translates the other texts. */
function textsOf(phone: MadePhone): Localized<ProductTexts> {
  const en: ProductTexts = {
    description: phone.description[0],
    highlights: phone.highlights.map(([title, text]) => ({ title, text })),
    specifications: specificationsOf(phone),
    inTheBox: boxOf(phone),
    questions: [...phone.questions, ...sharedQuestionsOf(phone)].map(([question, answer]) => ({ question, answer })),
    warranty: phone.maker.phoneWarranty ?? "",
  };
  return { en, bn: { ...en, description: phone.description[1] } };
}

function boxOf({ title, battery, esim }: MadePhone): string[] {
  return [
    title,
    ...(battery.chargerInBox ? [`${battery.watts} W charger`] : []),
    "USB-C cable, 1 m",
    ...(battery.chargerInBox ? ["Protective case"] : []),
    esim ? "SIM tray pin and eSIM guide" : "SIM tray pin",
    "Quick start guide and warranty card",
  ];
}

function sharedQuestionsOf({ title, battery, esim, chipset, questions }: MadePhone): Entry[] {
  const sim: Entry = esim
    ? [
        "Can I use two numbers?",
        "Yes. You can use two SIM cards, or one SIM card and one eSIM. Both stay on standby for calls.",
      ]
    : ["Can I use two numbers?", `Yes, two SIM cards, both on standby for calls. The ${title} has no eSIM.`];
  const charger: Entry = battery.chargerInBox
    ? ["Is the charger in the box?", `Yes, the ${battery.watts} W charger and its cable are included.`]
    : [
        "Is the charger in the box?",
        `No, only the cable. Any USB-C PD charger works; ${battery.watts} W is the most it takes.`,
      ];
  const fiveG: Entry = [
    "Do I need a new SIM for 5G?",
    "Most 4G SIMs and all eSIMs already work on 5G. If your SIM is too old, a customer centre will replace it.",
  ];
  if (questions.length > 3) return [sim];
  return [sim, chipset.fiveG ? fiveG : charger];
}

/** First the front and back together, then the back, then two more views of the design. */
function picturesOf({ design, title }: MadePhone, colour: PhoneColour): StoredPicture[] {
  const views = ["front", "angle"] as const;
  return [
    pictureOf(design, "pair", colour),
    pictureOf(design, "back", colour),
    ...views.map((view) => findPicture(idOf(design, view, colour)) ?? pictureOf(design, view, LEAD_COLOURS[design])),
  ].map((picture) => ({
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt: { en: pictureAlt(picture, "en", title), bn: pictureAlt(picture, "bn", title) },
    tint: picture.tint,
  }));
}

function pictureOf(design: PhoneDesign, view: string, colour: PhoneColour): Picture {
  return getPicture(idOf(design, view, colour));
}

function idOf(design: PhoneDesign, view: string, colour: PhoneColour): string {
  return `phone/${design}-${view}-${colour}`;
}
