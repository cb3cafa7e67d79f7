import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Hero } from "@/components/home/hero";
import { QuickActions } from "@/components/home/quick-actions";
import home from "@/locales/en/home.json";
import { picture } from "@/tests/support/catalog";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";
import { translatorFor } from "@/utils/translations";

beforeEach(() => {
  translatorFor("en", { home });
  Element.prototype.scrollTo = jest.fn();
});

const pictures = { phones: picture(), fiveG: picture(), delivery: picture() };
const showHero = () =>
  renderSite(<Hero pictures={pictures} fiveGFromPoisha={1_899_000} />, { api: fakeApi({}), path: "/" });

describe("Hero", () => {
  it("has one first heading, and every slide is in the page without script", () => {
    showHero();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByText(/From Tk 18,990/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Track an order" })).toHaveAttribute("href", "/shop/user/track_order");
  });

  it("fetches the first picture at once and the others when they are near", () => {
    const { container } = showHero();
    const images = [...container.querySelectorAll(".swiper img")];
    expect(images.map((image) => image.getAttribute("fetchpriority"))).toEqual(["high", null, null]);
    expect(images.map((image) => image.getAttribute("loading"))).toEqual([null, "lazy", "lazy"]);
  });

  it("stands still until somebody presses play, and can be paused", async () => {
    showHero();
    await userEvent.click(screen.getByRole("button", { name: "Play slides" }));
    await userEvent.click(await screen.findByRole("button", { name: "Pause slides" }));
    expect(await screen.findByRole("button", { name: "Play slides" })).toBeInTheDocument();
  });

  it("tells which slide is shown", async () => {
    showHero();
    await userEvent.click(screen.getByRole("button", { name: "Next slide" }));
    expect(await screen.findByRole("region", { name: "Slide 2 of 3" })).toBeInTheDocument();
  });
});

it("QuickActions lead to what most people come for", () => {
  renderSite(<QuickActions />, { api: fakeApi({}), path: "/" });
  const links = within(screen.getByRole("navigation", { name: "Quick links" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toContainEqual([
    "Under Tk 20,000",
    "/shop/devices/phones?price_max=20000",
  ]);
});
