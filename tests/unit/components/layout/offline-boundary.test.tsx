import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Head from "next/head";
import { type ReactNode, useState } from "react";
import { OfflineBoundary } from "@/components/layout/offline-boundary";
import { OfflineScreen } from "@/components/layout/offline-screen";
import { SiteLayout } from "@/components/layout/site-layout";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";

jest.mock("next/head", () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

function BrokenPage(): ReactNode {
  throw new TypeError("Cannot read properties of undefined");
}
function BreakingPage() {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <h1>A page</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      {isBroken && <BrokenPage />}
    </>
  );
}
function OtherPage() {
  return (
    <>
      <Head>
        <title>Another page</title>
      </Head>
      <h1>Another page</h1>
    </>
  );
}

function site(Page: () => ReactNode, brand = "GP") {
  return (
    <SiteLayout layout={layoutWith({ brand })} cart={() => null}>
      <OfflineBoundary page={Page} screen={<OfflineScreen brand={brand} />}>
        <Page />
      </OfflineBoundary>
    </SiteLayout>
  );
}

beforeEach(() => {
  // React logs the error that it has caught.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const show = (Page: () => ReactNode, language: "en" | "bn" = "en", brand = "GP") =>
  renderSite(site(Page, brand), { api: fakeApi({}), path: "/", language });

test("[OFFLINE-01] a page that throws while it renders is replaced by the offline screen", () => {
  show(BrokenPage);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("You are Offline.");
});

test("[ERR-18] a render error in a part of a page, after a click, replaces the whole page by the offline screen", async () => {
  show(BreakingPage);
  expect(screen.queryByText("You are Offline.")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Break" }));
  expect(screen.getByText("You are Offline.")).toBeVisible();
  expect(screen.queryByText("A page")).not.toBeInTheDocument();
});

test("[OFFLINE-02] the heading of the offline screen is: You are Offline.", () => {
  renderSite(<OfflineScreen brand="GP" />, { api: fakeApi({}) });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["You are Offline."]);
});

test("[OFFLINE-03] its title is the English brand in English", () => {
  show(BrokenPage, "en", "GP");
  expect(document.title).toBe("GP");
});

test("[OFFLINE-04] its title is the Bengali brand in Bengali", () => {
  show(BrokenPage, "bn", "জিপি");
  expect(document.title).toBe("জিপি");
});

test.each([
  ["en", "GP"],
  ["bn", "জিপি"],
] as const)("[I18N-09] its title follows the locale %s", (language, brand) => {
  show(BrokenPage, language, brand);
  expect(document.title).toBe(brand);
});

test("[OFFLINE-05] it is inside the site's layout", () => {
  show(BrokenPage);
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent("You are Offline.");
});

test("[OFFLINE-06] another page replaces it", () => {
  const { rerender } = show(BrokenPage);
  rerender(site(OtherPage));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Another page");
  expect(screen.queryByText("You are Offline.")).toBeNull();
});

test("new data for the same page do not replace it", () => {
  const { rerender } = show(BrokenPage);
  rerender(site(BrokenPage));
  expect(screen.getByText("You are Offline.")).toBeVisible();
});

test("Try again without a network shows that the visitor is still offline", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(BrokenPage);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(within(screen.getByRole("main")).getByRole("status")).toHaveTextContent("You are still offline.");
});
