import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { COUNTRY_FRAME } from "@/utils/maps/country-map";

/** An area larger than the country, because places around it have names too. */
const MARGIN = 0.6;

const position = z.tuple([
  z
    .number()
    .min(COUNTRY_FRAME.west - MARGIN)
    .max(COUNTRY_FRAME.east + MARGIN),
  z
    .number()
    .min(COUNTRY_FRAME.south - MARGIN)
    .max(COUNTRY_FRAME.north + MARGIN),
]);
const names = { en: z.string().min(1), bn: z.string().regex(/^[\u0980-\u09ff ]+$/) };

/** The content of ground.json: longitude before latitude. */
const ground = z.strictObject({
  /** Towns of each district, in addition to the town with the district's name. */
  districts: z.record(z.string(), z.array(position).min(1)),
  /** From the source to the mouth; 3 is the widest. */
  rivers: z.array(z.strictObject({ ...names, size: z.int().min(1).max(3), course: z.array(position).min(2) })),
  /** Names of seas and countries around. */
  areas: z.array(z.strictObject({ ...names, kind: z.enum(["sea", "land"]), at: position })),
});

/** Our own geography, written by hand. @throws ZodError when the file has another form */
export function readGround(): z.infer<typeof ground> {
  return ground.parse(JSON.parse(readFileSync(join("tools", "maps", "ground.json"), "utf8")));
}
