import { partsOf } from "@/backend/domain/esim/esim-rules";
import { httpEsims } from "@/backend/domain/esim/http-esim";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { EsimProviderError } from "@/backend/domain/ports/esim-provider";
import { ESIM_TOKEN, type EsimFault, type ImitatedEsims, imitateEsims } from "@/tests/support/servers/esim-system";
import { freePort } from "@/tests/support/site";
import { luhnDigit } from "@/utils/numbers/luhn";

// The breaker stays open longer than a busy machine may pause.
const TIMING = { attempts: 2, firstPauseMs: 1, failuresToOpen: 3, openMs: 60_000 };
const ORDER = { reference: "0f0e1d2c-0000-4000-8000-000000000001", msisdn: "01712345678", purpose: "new" } as const;

let system: ImitatedEsims;
beforeEach(async () => {
  system = await imitateEsims();
});
afterEach(() => system.close());

const provider = (changes: object = {}) =>
  httpEsims({ url: system.address, token: ESIM_TOKEN, timeoutMs: 5_000, ...changes }, TIMING);

async function failure(work: Promise<unknown>): Promise<EsimProviderError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EsimProviderError);
  return error as EsimProviderError;
}

describe("an eSIM system over HTTP", () => {
  it("sends an order under our reference with the number in international format, and returns its profile", async () => {
    const answer = await provider().order(ORDER);
    expect(system.made).toMatchObject([{ reference: ORDER.reference, msisdn: "8801712345678", purpose: "new" }]);
    expect(answer).toEqual({
      state: "ready",
      iccid: system.made[0]?.iccid,
      activationCode: system.made[0]?.activation_code,
    });
    expect(await provider().find(ORDER.reference)).toEqual(answer);
    expect(await provider().find("0f0e1d2c-0000-4000-8000-000000000002")).toBeNull();
  });

  it("does not take the 404 of a gateway in front of the system for an unknown reference", async () => {
    system.failWith("gateway");
    const error = await failure(provider().find(ORDER.reference));
    expect(error.message).toBe("The eSIM system answered 404 without what was asked about");
    expect(error.isDown).toBe(true);
  });

  it("returns that a profile is still pending", async () => {
    system.failWith("pending");
    expect(await provider().order(ORDER)).toEqual({ state: "pending" });
  });

  it("repeats a query once at once, and never an order", async () => {
    system.failWith("down");
    const esims = httpEsims(
      { url: system.address, token: ESIM_TOKEN, timeoutMs: 5_000 },
      { ...TIMING, failuresToOpen: 9 },
    );
    await failure(esims.order(ORDER));
    await failure(esims.find(ORDER.reference));
    const { reference } = ORDER;
    expect(system.requests).toEqual([`POST ${reference}`, `GET ${reference}`, `GET ${reference}`]);
  });

  it.each<[EsimFault, RegExp, boolean]>([
    ["down", /answered 500/, true],
    ["words", /not JSON/, false],
    ["other", /about another reference/, false],
    ["hidden", /an invalid activation code/, false],
  ])("throws an error without the system's answer when the system is %s", async (fault, words, isDown) => {
    system.failWith(fault);
    const error = await failure(provider().order(ORDER));
    expect(error.message).toMatch(words);
    expect(error.isDown).toBe(isDown);
  });

  it("stops waiting after its time-out", async () => {
    system.failWith("silent");
    const error = await failure(provider({ timeoutMs: 150 }).order(ORDER));
    expect(error.message).toBe("The eSIM system did not answer within 150 ms");
  });

  it("opens the breaker after three failures in a row", async () => {
    const esims = provider({ url: `http://127.0.0.1:${await freePort()}` });
    for (let tried = 0; tried < 3; tried += 1) expect((await failure(esims.order(ORDER))).message).toMatch(/reached/);
    expect((await failure(esims.order(ORDER))).message).toMatch(/not called after/);
    expect((await failure(esims.find(ORDER.reference))).message).toMatch(/not called after/);
  });

  it("does not open the breaker when the system refuses an order", async () => {
    const esims = provider({ token: "wrong" });
    for (let tried = 0; tried < 5; tried += 1)
      expect((await failure(esims.order(ORDER))).message).toMatch(/answered 401/);
  });

  it("keeps the system's answer and the token out of the error message", async () => {
    system.failWith("words");
    const { message } = await failure(provider().order(ORDER));
    expect(message).not.toContain("maintenance");
    expect(message).not.toContain(ESIM_TOKEN);
  });
});

describe("the eSIM system of the sandbox", () => {
  it("makes an activation code of three parts and a card number with a valid check digit", async () => {
    const answer = await sandboxEsims.order(ORDER);
    if (answer.state !== "ready") throw new Error("The sandbox makes profiles at once");
    expect(answer.activationCode).toMatch(/^LPA:1\$smdp\.sandbox\.example\$[0-9A-Z]{16}$/);
    expect(partsOf(answer.activationCode).matchingId).toHaveLength(16);
    expect(answer.iccid).toMatch(/^89880\d{14}$/);
    expect(luhnDigit(answer.iccid.slice(0, -1))).toBe(Number(answer.iccid.slice(-1)));
    expect(luhnDigit("7992739871")).toBe(3);
  });

  it("makes the same profile for the same reference and another profile for another", async () => {
    const answer = await sandboxEsims.order(ORDER);
    expect(await sandboxEsims.find(ORDER.reference)).toEqual(answer);
    expect(await sandboxEsims.order({ ...ORDER, reference: "another" })).not.toEqual(answer);
  });
});
