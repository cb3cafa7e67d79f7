// The picture kit as data, for the server: the catalogue, the seed and the loaders of pages. A browser gets single
// pictures as props (pictureView), never this index.
import labels from "@/utils/pictures/picture-labels.json";
import rows from "@/utils/pictures/pictures-index.json";

type PictureFamily = keyof typeof labels.families;
/** The side from which a render shows the product. */
type PictureView = keyof typeof labels.views;
/** The key that ends a render's id; of a bulb it is the colour of its light. */
type PictureColour = keyof typeof labels.colours;
type PictureLanguage = "en" | "bn";

/** Drawings, heroes and backgrounds have their own texts. Backgrounds are decoration: their alt text is empty. */
const drawingLabels: Readonly<Record<string, Readonly<Record<PictureLanguage, string>>>> = labels.drawings;

interface PictureRow {
  id: string;
  width: number;
  height: number;
  tint: string;
  hex?: string | undefined;
  type?: string | undefined;
}

/** One picture of the kit. Sizes are pixels of the original. */
export interface Picture {
  /** `phone/pillar-pair-midnight-blue`: family, design, view and colour; or `hero/flagship`: a drawing's own name. */
  id: string;
  /** Address of the original, as next/image takes it; the loader turns it into a prebuilt width. */
  src: string;
  family: string;
  /** Null for drawings and heroes, as are view and colour. */
  design: string | null;
  view: PictureView | null;
  colour: { key: PictureColour; name: string; nameBn: string; hex: string } | null;
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
  altBn: string;
  /** A pale "#rrggbb" colour behind the transparent picture: the placeholder, and later the background. */
  tint: string;
}

/** The data that a page needs to show a picture: the only part of the kit in props. */
export interface ShownPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  tint: string;
}

const RENDER_NAME = new RegExp(`^([a-z-]+)/([a-z]+)-(${Object.keys(labels.views).join("|")})-([a-z-]+)$`);

function describe(subject: string, colour: string, view: string): string {
  return `${subject}, ${colour}, ${view}`;
}

function pictureOf(row: PictureRow): Picture {
  const base = {
    id: row.id,
    src: `/images/kit/${row.id}.${row.type ?? "webp"}`,
    width: row.width,
    height: row.height,
    tint: row.tint,
  };
  const name = row.hex === undefined ? null : RENDER_NAME.exec(row.id);
  if (name === null || row.hex === undefined) {
    const label = drawingLabels[row.id];
    if (label === undefined) throw new Error(`The picture ${row.id} has no label`);
    const family = row.id.slice(0, row.id.indexOf("/"));
    return { ...base, family, design: null, view: null, colour: null, alt: label.en, altBn: label.bn };
  }
  // The render script writes the index, and a test checks every row against the labels.
  const [family, design, view, key] = name.slice(1) as [PictureFamily, string, PictureView, PictureColour];
  const colour = { key, name: labels.colours[key].en, nameBn: labels.colours[key].bn, hex: row.hex };
  return {
    ...base,
    family,
    design,
    view,
    colour,
    alt: describe(labels.families[family].en, colour.name.toLowerCase(), labels.views[view].en),
    altBn: describe(labels.families[family].bn, colour.nameBn, labels.views[view].bn),
  };
}

const PICTURES: ReadonlyMap<string, Picture> = new Map(rows.map((row) => [row.id, pictureOf(row)]));

/** The picture of that id, or null. */
export function findPicture(id: string): Picture | null {
  return PICTURES.get(id) ?? null;
}

/** The picture of that id. @throws Error when the kit has no such picture */
export function getPicture(id: string): Picture {
  const picture = findPicture(id);
  if (picture === null) throw new Error(`No picture ${id} in the kit`);
  return picture;
}

/**
 * The alt text of a picture of a certain product: `Nova 5, midnight blue, front and back`. Without a subject, or for a
 * drawing, it is the picture's own text.
 */
export function pictureAlt(picture: Picture, language: PictureLanguage, subject?: string): string {
  if (subject === undefined || picture.colour === null || picture.view === null) {
    return language === "bn" ? picture.altBn : picture.alt;
  }
  const colour = language === "bn" ? picture.colour.nameBn : picture.colour.name.toLowerCase();
  return describe(subject, colour, labels.views[picture.view][language]);
}

/** The part of a picture for a page's props, with its alt text in one language. */
export function pictureView(picture: Picture, language: PictureLanguage): ShownPicture {
  const { src, width, height, tint } = picture;
  return { src, width, height, alt: pictureAlt(picture, language), tint };
}
