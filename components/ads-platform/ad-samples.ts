import type { AdTone } from "@/components/ads-platform/ad-scene";
import imageLoader, { IMAGE_WIDTHS } from "@/utils/pictures/image-loader";

/** An invented advertiser for the gallery: its words are texts (ads.json, sample), its product is a kit picture. */
interface AdSample {
  name: "tea" | "fashion" | "sound" | "bags";
  tone: AdTone;
  /** Address of the product's picture at the smallest width. */
  goods: string;
}

const sample = (name: AdSample["name"], tone: AdTone, picture: string): AdSample => ({
  name,
  tone,
  goods: imageLoader({ src: `/images/kit/${picture}`, width: IMAGE_WIDTHS[0] }),
});

const SAMPLES = [
  sample("tea", "green", "mug/plain-angle-white.webp"),
  sample("sound", "blue", "earbuds/pebble-open-white.webp"),
  sample("fashion", "red", "tshirt/bloom-front-white.svg"),
  sample("bags", "purple", "tote/wave-front-sand.svg"),
] as const;

/** The advertiser for the format at this index. Neighbours differ in rows of two, three and four. */
export const sampleAt = (place: number): AdSample =>
  SAMPLES[(place + Math.floor(place / 4)) % SAMPLES.length] ?? SAMPLES[0];
