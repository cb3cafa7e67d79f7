import type { Connection } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";
import { fileCatalogue } from "@/backend/db/seed/catalogue-rows";
import type { SimNumberBlock } from "@/backend/db/seed/definitions/shop-definitions";
import type { DataSource, WrittenRows } from "@/backend/db/seed/seed-data";
import { classOf } from "@/utils/sims/number-search";

/** A number that is for sale, as the seed writes it. */
interface NumberRow {
  msisdn: string;
  numberClass: string;
  pricePoisha: number;
  zone: string;
  /** The other number of a pair, which is sold together with it. */
  pairMsisdn: string | null;
  position: number;
}

/** A small generator of reproducible random numbers. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The numbers of a block that are for sale, always the same ones. */
export function buildNumbers(block: SimNumberBlock): NumberRow[] {
  const { prefix, zones } = block;
  const random = randomNumbers(19_711_216);
  const below = (most: number) => Math.floor(random.next().value * most);
  const digits = (count: number) => (count === 0 ? "" : String(below(10 ** count)).padStart(count, "0"));
  const chosen = new Map<string, NumberRow>();
  const put = (msisdn: string, zone: string, pairMsisdn: string | null = null) => {
    const numberClass = classOf(msisdn);
    const pricePoisha = block.prices[numberClass] * 100;
    chosen.set(msisdn, { msisdn, numberClass, pricePoisha, zone, pairMsisdn, position: 0 });
  };
  const zone = () => zones[below(zones.length)] ?? zones[0];
  for (const end of block.ends) {
    for (let count = end.length >= 6 ? 1 : 12; count > 0; count -= 1)
      put(`${prefix}${digits(7 - end.length)}${end}`, zone());
  }
  while (chosen.size < block.numbers - 2 * block.pairs) put(`${prefix}${digits(7)}`, zone());
  for (let made = 0; made < block.pairs; ) {
    const first = `${prefix}${digits(6)}${below(5) * 2}`;
    const second = `${first.slice(0, -1)}${Number(first.slice(-1)) + 1}`;
    if (chosen.has(first) || chosen.has(second)) continue;
    const shared = zone();
    put(first, shared, second);
    put(second, shared, first);
    made += 1;
  }
  const rows = [...chosen.values()];
  // Shuffled, with memorable numbers nearer to the front, so that the first pages show some of each class.
  return rows
    .map((row) => ({ row, place: random.next().value * (row.numberClass === "regular" ? 1 : 0.3) }))
    .sort((left, right) => left.place - right.place)
    .map(({ row }, position) => ({ ...row, position }));
}

/** Writes the SIM shelf: articles and numbers. Holds and sales of numbers stay as they are. */
export async function writeSims(tx: Connection, source: DataSource): Promise<WrittenRows> {
  const { brands, products, variants } = fileCatalogue(source.catalogue());
  const numbers = source.definitions("sim-number-blocks").flatMap(buildNumbers);
  await upsertRows(tx, { table: "brands", key: ["slug"], rows: brands });
  await upsertRows(tx, { table: "products", key: ["slug"], rows: products }, [
    "titles",
    "summaries",
    "texts",
    "vatBasisPoints",
  ]);
  await upsertRows(tx, { table: "product_variants", key: ["sku"], rows: variants }, [
    "colourName",
    "colourLabels",
    "pricePoisha",
    "position",
    "pictures",
  ]);
  return {
    simNumbers: await upsertRows(tx, { table: "sim_numbers", key: ["msisdn"], rows: numbers }, [
      "numberClass",
      "pricePoisha",
      "zone",
    ]),
  };
}
