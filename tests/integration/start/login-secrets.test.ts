import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { callPaths } from "@/backend/contract/paths";
import { guessOf, otherCode } from "@/tests/support/login";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";
import { createDataDir, freePort, type Site, startSite, until } from "@/tests/support/site";

/** Four digits on their own, e.g. a code, but not part of a longer number. */
const LONE = String.raw`(?<![\w.:+-])\d{4}(?![\w.:+-])`;
const OTHER = "01773219847";
const HANDOFF_KEY = "canary-key-of-a-partner-0123456789abcdef";
const PEPPER = "canary-pepper-0123456789abcdefghijklmnop";

let data: ReturnType<typeof createDataDir>;
let gateway: LocalServer;
let gatewayFails = false;
const messages: string[] = [];
const sites: Site[] = [];

beforeAll(async () => {
  data = createDataDir();
  gateway = await serve(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (!gatewayFails) messages.push(body);
    // When it fails, this gateway repeats the request in its error message, as some gateways do.
    response.statusCode = gatewayFails ? 500 : 200;
    response.end(gatewayFails ? `Could not deliver ${body}` : "accepted");
  });
});
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.end("SIGTERM")));
});
afterAll(async () => {
  await gateway.close();
  data.remove();
});

async function start(env: Record<string, string>): Promise<Site> {
  const site = await startSite({
    dataDir: data.path,
    port: await freePort(),
    env: { LOG_LEVEL: "trace", CODE_PEPPER: PEPPER, HANDOFF_KEY_KIOSK: HANDOFF_KEY, ...env },
    asBuilt: true,
  });
  sites.push(site);
  return site;
}

/**
 * Logs in and out, with an error of every kind on the way.
 * @param series all digits but the last one of the numbers; one of these numbers is used
 * @returns the values that must stay secret, and the refused responses
 */
async function walk(site: Site, series: string, readCode: (msisdn: string) => Promise<string>) {
  const { address } = site;
  const refusals: string[] = [];
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${address}${path}`, { redirect: "manual", ...init });
    const text = await response.text();
    if (!response.ok || text.includes('"status":false')) refusals.push(text);
    return text;
  };
  const post = async (name: keyof typeof callPaths, body: unknown, headers: Record<string, string> = {}) => {
    const text = await ask(callPaths[name].path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return JSON.parse(text) as Record<string, string>;
  };
  const { path } = callPaths.getUserInfo;

  // Dozens of numbers of four digits are in the outlines of a page's pictures: a code that is one of them would look leaked,
  // and then the test uses the next number.
  const notFound = await (await fetch(`${address}/no-such-page`)).text();
  const ordinary = new Set(`${notFound}\n${site.output()}`.match(new RegExp(LONE, "g")));
  let [msisdn, code]: [string, string] = ["", ""];
  for (msisdn of ["0", "1", "2", "3"].map((digit) => series + digit)) {
    await post("sendOtp", { msisdn });
    code = await readCode(msisdn);
    if (!ordinary.has(code)) break;
  }
  await post("sendOtp", { msisdn });
  await post("verifyOtp", guessOf(msisdn, otherCode(code)));
  await post("verifyOtp", { ...guessOf(msisdn, code), extra: code });
  await post("verifyOtp", { ...guessOf(msisdn, code), keepAlive: msisdn });
  await post("verifyOtp", `{"msisdn":"${msisdn}","otp_value":"${code}"`);
  const token = (await post("verifyOtp", guessOf(msisdn, code))).access_token ?? "";
  await post("verifyOtp", guessOf(msisdn, code));
  const cookie = `gp_web_token=${token}`;
  for (const page of ["/", "/bn", "/shop/devices/phones", "/no-such-page"]) await ask(page, { headers: { cookie } });
  for (const page of ["/about", "/no-such-page", "/api/no-such-call"])
    await ask(`${page}?authToken=${token}&n=${msisdn}`);
  await post("revokeSession", { session_id: token }, { webLoginToken: token });
  await post("createHandoff", { msisdn }, { authorization: `Bearer ${token}` });
  const handoff = (await post("createHandoff", { msisdn }, { authorization: `Bearer ${HANDOFF_KEY}` })).token ?? "";
  for (let visit = 0; visit < 2; visit += 1) await ask(`/about?authToken=${handoff}`);
  await post("logout", {}, { authorization: `Bearer ${token}` });
  await ask(callPaths.listSessions.path, { headers: { webLoginToken: token } });
  await ask(path, { headers: { webLoginToken: handoff } });
  expect([code, token, handoff]).toEqual([
    expect.stringMatching(/^\d{4}$/),
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  return { secrets: { code, token, handoff, number: msisdn, inside: msisdn.slice(1), HANDOFF_KEY, PEPPER }, refusals };
}

/** The names of the secrets that a text contains. A four-digit code counts only outside of a longer number. */
function leaksIn(text: string, secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([name, value]) => {
    const found = /^\d{4}$/.test(value) ? text.match(new RegExp(LONE, "g"))?.includes(value) : text.includes(value);
    return found ? [name] : [];
  });
}

/** Every file below a folder, without a second look at each: sites of other tests remove their own files meanwhile. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

test("no number, code, token or key of a log-in is in the site's output, its refusals or its built files", async () => {
  const site = await start({
    SMS_DRIVER: "http",
    SMS_HTTP_URL: gateway.address,
    SMS_HTTP_FIELDS: "n={to}&text={text}",
  });
  const { secrets, refusals } = await walk(site, "0177321984", async (msisdn) => {
    const sent = () => messages.map((body) => JSON.parse(body) as { n: string; text: string });
    const own = () => sent().find(({ n }) => n.endsWith(msisdn.slice(1)));
    await until(() => own() !== undefined, 60_000);
    return /\b\d{4}\b/.exec(own()?.text ?? "")?.[0] ?? "";
  });
  gatewayFails = true;
  await fetch(`${site.address}${callPaths.sendOtp.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ msisdn: OTHER }),
  });
  await until(() => site.output().includes("A message was not sent"), 60_000);

  expect(refusals.length).toBeGreaterThan(10);
  expect(leaksIn(refusals.join("\n"), secrets)).toEqual([]);
  expect(leaksIn(site.output(), { ...secrets, other: OTHER, otherInside: OTHER.slice(1) })).toEqual([]);

  const secretNames = /017000000\d\d|CODE_PEPPER|SANDBOX_KEY|HANDOFF_KEY|SMS_HTTP_TOKEN|DATABASE_URL/;
  const scripts = filesIn(".next/static");
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => file.endsWith(".map") || secretNames.test(readFileSync(file, "latin1")))).toEqual([]);
  const { token, handoff, number, inside } = secrets;
  for (const file of [...scripts, ...filesIn(".build").filter((name) => name.endsWith(".mjs"))]) {
    const leaks = leaksIn(readFileSync(file, "latin1"), { token, handoff, number, inside, HANDOFF_KEY, PEPPER });
    expect([file, leaks]).toEqual([file, []]);
  }
});

test("the same search finds the code that the sandbox prints, and no other secret (control)", async () => {
  const site = await start({});
  const { secrets, refusals } = await walk(site, "0177321985", async (msisdn) => {
    let code: string | null = null;
    await until(async () => {
      const answer = await fetch(`${site.address}/api/sandbox/messages?msisdn=${msisdn}`);
      code = ((await answer.json()) as { data: { code: string }[] }).data[0]?.code ?? null;
      return code !== null;
    }, 180_000);
    return code ?? "";
  });
  expect(leaksIn(site.output(), secrets)).toEqual(["code"]);
  expect(leaksIn(refusals.join("\n"), secrets)).toEqual([]);
});
