/**
 * Runs every property test with the same values each time, so that results are repeatable. Active only for the files
 * that import fast-check. FAST_CHECK_SEED=… sets another seed (docs/testing.md).
 */
jest.mock("fast-check", () => {
  const fastCheck = jest.requireActual<typeof import("fast-check")>("fast-check");
  fastCheck.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_122) });
  return fastCheck;
});
