/** @jest-environment node */
import { drawFloodPage } from "@/components/flood/draw-flood-page";
import bn from "@/locales/bn/flood.json";
import common from "@/locales/en/common.json";
import en from "@/locales/en/flood.json";
import type { FloodReply } from "@/services/content/flood-form.server";
import type { FloodReplyPage } from "@/services/content/flood-page.server";

const LIGHT = 50_000;
const PLAIN: FloodReplyPage["frame"] = { header: true, footer: true, wallet: null, mode: null };
const WALLET: FloodReplyPage["frame"] = {
  header: false,
  footer: false,
  wallet: { call: "PartnerBridge.goBackHome", merchant: "GP", script: "/webview-bridge.js" },
  mode: "dark",
};
const TYPED = { msisdn: "123", district: "Sylhet", reference: "R-1" };
const REPLIES: FloodReply[] = [
  { status: 200, form: "record", step: "form", typed: TYPED, errors: { msisdn: "Wrong number." } },
  { status: 200, form: "trace", step: "form", typed: TYPED, errors: { reference: "Unknown reference." } },
  { status: 200, form: "trace", step: "code", msisdn: "123", code: "", message: "Sent.", sends: 1, errors: {} },
  { status: 200, form: "record", step: "result", message: "Done.", reference: "R-2", hotlines: [] },
];
const draw = (reply: FloodReply, language: "en" | "bn" = "en", frame = PLAIN) =>
  drawFloodPage({
    language,
    brand: "GP",
    texts: { common, flood: language === "bn" ? bn : en },
    districts: Array.from({ length: 64 }, (_, index) => ({ name: `District ${index}`, label: `District ${index}` })),
    frame,
    reply,
  });

it.each(REPLIES)("[API-SITE-29] the reply to $form with the step $step has no script and is small", (reply) => {
  for (const language of ["en", "bn"] as const) {
    const html = draw(reply, language);
    expect(html).not.toMatch(/<(?:script|img|link)/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(Buffer.byteLength(html)).toBeLessThan(LIGHT);
    expect(html).toContain(`>${(language === "bn" ? bn : en).answerBack}</a>`);
    expect(html).toMatch(/<header[\s\S]+<footer/);
  }
});

it.each(REPLIES)(
  "[WALLET-01] the reply to $form with the step $step keeps the wallet bar and the dark mode",
  (reply) => {
    const html = draw(reply, "en", WALLET);
    expect(html).not.toMatch(/<header|<footer/);
    expect(html).toMatch(/<nav id="wallet-bar"/);
    expect(html).toMatch(/<html[^>]*data-mode="dark"/);
  },
);

it("each error is shown at its field, and the typed values are kept", () => {
  const [record, trace] = REPLIES.map((reply) => draw(reply));
  expect(record).toMatch(/aria-describedby="field-msisdn-error"[\s\S]*id="field-msisdn-error">Wrong number\.</);
  expect(record).toContain('<option value="">Choose a district</option>');
  expect(record).toContain('value="123"');
  expect(trace).toMatch(/value="R-1"[\s\S]*id="field-reference-error">Unknown reference\.</);
});
