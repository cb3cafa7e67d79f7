import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { callWalletBridge } from "@/utils/browser/wallet-bridge";

const script = readFileSync("public/webview-bridge.js", "utf8");

/** The window of a web view after the bridge script has run in it. */
function webView(host: Record<string, unknown>): Record<string, unknown> {
  runInNewContext(script, { window: host, JSON });
  return host;
}
const goHome = (host: object) => callWalletBridge("PartnerBridge.goBackHome", "GP", host);

describe("the web-view bridge", () => {
  it("does not replace a bridge that the app offers", () => {
    const PartnerBridge = { goBackHome: jest.fn() };
    const view = webView({ PartnerBridge, ReactNativeWebView: { postMessage: jest.fn() } });
    expect(view.PartnerBridge).toBe(PartnerBridge);
    expect(goHome(view)).toBe(true);
    expect(PartnerBridge.goBackHome.mock.calls).toEqual([["GP"]]);
  });

  it("sends a message if the app accepts messages", () => {
    const [apple, react, flutter] = [jest.fn(), jest.fn(), jest.fn()];
    goHome(webView({ webkit: { messageHandlers: { PartnerBridge: { postMessage: apple } } } }));
    goHome(webView({ ReactNativeWebView: { postMessage: react } }));
    goHome(webView({ flutter_inappwebview: { callHandler: flutter } }));
    const message = { action: "goBackHome", merchant: "GP" };
    expect(apple.mock.calls).toEqual([[message]]);
    expect(react.mock.calls).toEqual([[JSON.stringify(message)]]);
    expect(flutter.mock.calls).toEqual([["PartnerBridge", message]]);
  });

  it.each([[{}], [{ webkit: {} }], [{ webkit: { messageHandlers: {} } }]])(
    "defines nothing in a browser: %o",
    (host) => {
      const view = webView(host);
      expect(view).not.toHaveProperty("PartnerBridge");
      expect(goHome(view)).toBe(false);
    },
  );
});

describe("callWalletBridge", () => {
  it("calls the function as a method of its object", () => {
    const host = {
      Wallet: {
        name: "host",
        exits: [] as string[],
        exit(merchant: string) {
          this.exits.push(`${this.name}:${merchant}`);
        },
      },
    };
    expect(callWalletBridge("Wallet.exit", "GP", host)).toBe(true);
    expect(host.Wallet.exits).toEqual(["host:GP"]);
  });

  it.each(["PartnerBridge.goBackHome", "a.b.c", "name", "toString.nothing", "gone"])(
    "returns false for %s, which is not a function",
    (path) => {
      expect(callWalletBridge(path, "GP", { name: "GP", gone: null })).toBe(false);
    },
  );
});
