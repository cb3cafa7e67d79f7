import { screen } from "@testing-library/react";
import { SiteLayout } from "@/components/layout/site-layout";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";
import { type ChromeSources, resolveChrome } from "@/utils/layout/chrome-rules";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };
const nobody: ChromeSources = { path: "/", query: {}, cookies: {}, user: null, partners };
const user = (flags: object): ChromeSources["user"] => ({ channelName: null, ...flags }) as ChromeSources["user"];

/** Renders a page for such a request and returns its footer, or null. */
function footerOf(fields: Partial<ChromeSources>) {
  const { chrome } = resolveChrome({ ...nobody, ...fields });
  renderSite(
    <SiteLayout layout={layoutWith({ chrome })} cart={() => null}>
      <h1>A page</h1>
    </SiteLayout>,
    { api: fakeApi({}), path: fields.path ?? "/" },
  );
  return screen.queryByRole("contentinfo");
}

test.each<[string, Partial<ChromeSources>, boolean]>([
  ["no source hides it", {}, true],
  ["the shop has it too", { path: "/shop" }, true],
  ["an unknown channel", { query: { channelName: "somebody" } }, true],
  ["the operator's app", { query: { channelName: "MyGP" } }, false],
  ["the wallet", { cookies: { channelName: "wallet" } }, false],
  ["the bank", { query: { channelName: "bank" }, path: "/shop" }, false],
  ["a truthy showFooter", { query: { showFooter: "true" } }, false],
  ["a falsy showFooter", { query: { showFooter: "false" } }, true],
  ["a user with show_footer false", { user: user({ show_header: true, show_footer: false }) }, false],
])("[FOOT-01] the flags decide whether the footer is shown: %s", (_, fields, visible) => {
  expect(footerOf(fields) !== null).toBe(visible);
});

test("[FOOT-03] a user without the flags keeps the footer", () => {
  expect(footerOf({ user: user({}) })).toBeVisible();
});

test.each<[string, Partial<ChromeSources>]>([
  ["the address", { query: { showFooter: "1" } }],
  ["the cookie", { cookies: { showFooter: "1" } }],
])("[FOOT-04] showFooter in %s hides the footer", (_, fields) => {
  expect(footerOf(fields)).toBeNull();
});
