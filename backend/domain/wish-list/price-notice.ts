import {
  claimPriceDrops,
  type PriceDrop,
  removePriceNotice,
  upsertPriceNotice,
  wantsPriceNotice,
} from "@/backend/db/queries/catalog/price-notice-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext, Owner } from "@/backend/domain/domain-context";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { paths, productPath } from "@/utils/paths/paths";

type Context = Pick<DomainContext, "db" | "lang">;

/** The most products of one round, so that no transaction takes long. */
const BATCH = 500;

/** True if the logged-in number gets texts about price drops. */
export function hasPriceNotice({ db }: Pick<Context, "db">, { msisdn }: Owner): Promise<boolean> {
  return wantsPriceNotice(db.pool, msisdn);
}

/** Subscribes the logged-in number to price drops, or unsubscribes it (feature 6). */
export async function setPriceNotice({ db, lang }: Context, { msisdn }: Owner, isOn: boolean): Promise<void> {
  if (isOn) await upsertPriceNotice(db.pool, msisdn, lang);
  else await removePriceNotice(db.pool, msisdn);
}

/** The price drops of each number, the greatest first; a product seen for the first time has none. */
function dropsByNumber(found: readonly PriceDrop[]): PriceDrop[][] {
  const fallen = found.filter(({ beforePoisha }) => beforePoisha !== null);
  const saved = (drop: PriceDrop) => (drop.beforePoisha ?? 0) - drop.pricePoisha;
  const numbers = [...new Set(fallen.map(({ msisdn }) => msisdn))];
  return numbers.map((msisdn) =>
    fallen.filter((drop) => drop.msisdn === msisdn).sort((one, other) => saved(other) - saved(one)),
  );
}

/**
 * Texts subscribers about price drops on their wish lists: one message per number and round. The drop and its message
 * are one transaction, so it is sent once or not at all (docs/catalogue.md).
 */
export async function sendPriceDrops({ db }: Pick<Context, "db">): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const found = await claimPriceDrops(transaction, BATCH);
    for (const [first, ...others] of dropsByNumber(found)) {
      if (first === undefined) continue;
      const { msisdn, lang, titles, category, slug, pricePoisha } = first;
      const facts = { title: titles[lang], pricePoisha };
      if (others.length === 0) {
        const one = { ...facts, productPath: productPath(category, slug) };
        await queueMessage(transaction, { msisdn, purpose: "price-drop", lang, facts: one, proof: "number" });
      } else {
        const many = { ...facts, more: others.length, productPath: paths.wishList };
        await queueMessage(transaction, { msisdn, purpose: "price-drops", lang, facts: many, proof: "number" });
      }
    }
    return found.length === BATCH;
  });
}
