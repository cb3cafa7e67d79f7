/**
 * Every property is tried with the same values in each run: what passes today passes tomorrow. Made only for the files
 * that import fast-check. FAST_CHECK_SEED=… tries it with others (docs/testing.md).
 */
jest.mock("fast-check", () => {
  const fastCheck = jest.requireActual<typeof import("fast-check")>("fast-check");
  fastCheck.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_122) });
  return fastCheck;
});
