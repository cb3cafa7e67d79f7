/** @jest-environment jsdom */
import { readFileSync } from "node:fs";

const script = readFileSync("public/wallet-bar.js", "utf8");
const part = (id: string) => document.getElementById(id) as HTMLElement;

/** Runs the script as a page does that sets the wallet's function and the merchant. */
function run(bridge: object): void {
  document.body.innerHTML =
    '<nav id="wallet-bar" hidden><p id="wallet-note" hidden></p><button type="button">Back</button></nav>';
  const own = { dataset: { call: "PartnerBridge.goBackHome", merchant: "GP" } };
  Object.defineProperty(document, "currentScript", { configurable: true, value: own });
  Object.assign(window, bridge);
  new Function(script)();
}

test("[WALLET-04] the script shows the bar, and a click calls the app with the merchant's name", () => {
  const calls: unknown[] = [];
  run({ PartnerBridge: { goBackHome: (merchant: string) => calls.push(merchant) } });
  expect(part("wallet-bar").hidden).toBe(false);
  document.querySelector("button")?.click();
  expect(calls).toEqual(["GP"]);
  expect(part("wallet-note").hidden).toBe(true);
});

test("a click without the app shows a note", () => {
  run({ PartnerBridge: undefined });
  document.querySelector("button")?.click();
  expect(part("wallet-note").hidden).toBe(false);
});
