import { execute, queryCount, queryExists } from "@/backend/db/queries/statement";

/** A proof of a number as the database stores it: neither the token nor the number is readable. */
interface NumberProofRow {
  readonly tokenKey: string;
  readonly numberKey: string;
  readonly purpose: string;
}

/** Saves a proof that is valid for so many seconds. */
export const insertNumberProof = execute<[proof: NumberProofRow & { seconds: number }]>(
  "insert-number-proof",
  `insert into number_proofs (token_key, number_key, purpose, expires_at)
   values ($tokenKey, $numberKey, $purpose, now() + make_interval(secs => $seconds))`,
);

// A refused activation makes its proof usable again; the number of tries limits how often a balance can be asked about
// that way.
/** Uses a proof up, in the transaction of the action that it allows. @returns false for a wrong, used or expired one */
export const markNumberProofUsed = queryExists<[proof: NumberProofRow]>(
  "spend-number-proof",
  `update number_proofs set used_at = now(), tries = tries + 1
    where token_key = $tokenKey and number_key = $numberKey and purpose = $purpose and used_at is null and tries < 5
      and expires_at > now()
   returning purpose`,
);

/** Makes a proof that led to nothing usable again; its expiry and its tries stay. */
export const markNumberProofUnused = execute<[tokenKey: string]>(
  "give-number-proof-back",
  "update number_proofs set used_at = null where token_key = $1 and used_at is not null",
);

/** True for a proof that has not expired and is not used up. */
export const isNumberProofValid = queryExists<[proof: NumberProofRow]>(
  "find-number-proof",
  `select from number_proofs
    where token_key = $tokenKey and number_key = $numberKey and purpose = $purpose and used_at is null
      and expires_at > now()`,
);

/** Deletes every proof of a number. */
export const deleteNumberProofs = execute<[numberKey: string]>(
  "delete-number-proofs",
  "delete from number_proofs where number_key = $1",
);

/** Deletes expired proofs, a thousand at most. @returns how many */
export const purgeNumberProofs = queryCount(
  "purge-number-proofs",
  `delete from number_proofs where token_key in (select token_key from number_proofs
     where expires_at < now() order by expires_at limit 1000 for update skip locked) returning purpose`,
);
