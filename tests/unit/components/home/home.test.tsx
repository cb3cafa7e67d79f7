import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Hero } from "@/components/home/hero";
import { PackRail } from "@/components/home/pack-rail";
import { StarBand } from "@/components/home/star-band";
import bengaliHome from "@/locales/bn/home.json";
import home from "@/locales/en/home.json";
import { homePictures } from "@/services/content/landing-pictures.server";
import { homePack, homeStarOffer } from "@/tests/support/landing";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { type Language, translatorFor } from "@/utils/text/translations";

beforeEach(() => {
  translatorFor("en", { home });
  translatorFor("bn", { home: bengaliHome });
  Element.prototype.scrollTo = jest.fn();
  // Animations are off, as for a user who prefers reduced motion.
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

const show = (part: React.ReactNode, language: Language = "en") =>
  renderSite(part, { api: fakeApi({}), path: "/", language });
const showHero = (price: number | null = 1_899_000) =>
  show(<Hero pictures={homePictures("en")} fiveGFromPoisha={price} />);

describe("Hero", () => {
  it("has one first-level heading, and all slides in the HTML", () => {
    showHero();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByText(/from Tk 18,990/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Get an eSIM" })).toHaveAttribute("href", "/shop/devices/sim");
    expect(screen.getByRole("link", { name: "Discover 5G" })).toHaveAttribute("href", "/5g");
  });

  it("shows no price when none is known", () => {
    showHero(null);
    expect(screen.queryByText(/Tk/)).not.toBeInTheDocument();
    expect(screen.getByText(/fair prices/)).toBeInTheDocument();
  });

  it("loads the first picture at once and the others lazily", () => {
    const { container } = showHero();
    const images = [...container.querySelectorAll(".swiper img")];
    expect(images.map((image) => image.getAttribute("fetchpriority"))).toEqual(["high", null, null]);
    expect(images.map((image) => image.getAttribute("loading"))).toEqual([null, "lazy", "lazy"]);
  });

  it("moves only after a click on Play, and can be paused", async () => {
    showHero();
    await userEvent.click(screen.getByRole("button", { name: "Play slides" }));
    await userEvent.click(await screen.findByRole("button", { name: "Pause slides" }));
    expect(await screen.findByRole("button", { name: "Play slides" })).toBeInTheDocument();
  });

  it("scrolls without animation until Swiper runs, because Swiper would add to a running scroll", async () => {
    showHero();
    await userEvent.click(screen.getByRole("button", { name: "Next slide" }));
    expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "instant" });
    await userEvent.click(screen.getByRole("button", { name: "Play slides" }));
    await screen.findByRole("button", { name: "Pause slides" });
    await userEvent.click(screen.getByRole("button", { name: "Next slide" }));
    expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" });
  });

  it("announces the current slide", async () => {
    showHero();
    await userEvent.click(screen.getByRole("button", { name: "Next slide" }));
    expect(await screen.findByRole("region", { name: "Slide 2 of 3" })).toBeInTheDocument();
  });
});

describe("PackRail", () => {
  const showPacks = (packs: Parameters<typeof homePack>[0][], language: Language = "en") => {
    show(
      <PackRail label="Packs" packs={packs.map((pack, index) => homePack({ packId: `p${index}`, ...pack }))} />,
      language,
    );
    return screen.getAllByRole("listitem").map((item) => item.textContent);
  };

  it("shows volume, validity, price and old price, and links to the page of the pack", () => {
    const [card] = showPacks([{ wasPoisha: 54_900 }]);
    expect(card).toBe("Best value30 GB30 daysTk\u00a0499 was Tk\u00a0549Buy");
    expect(screen.getByRole("link", { name: "Buy 30 GB, 30 days, Tk\u00a0499" })).toHaveAttribute(
      "href",
      "/personal/plans-offers/internet-packages/p0",
    );
  });

  it("shows minutes, SMS, megabytes, hours and unlimited data in words", () => {
    const cards = showPacks([
      { minutes: 400, sms: 200, tag: null },
      { dataMb: 0, minutes: 120, tag: null },
      { dataMb: 500, validityHours: 24, tag: null },
      { unlimitedData: true, dataMb: 51_200, tag: null },
    ]);
    expect(cards).toEqual([
      "30 GB30 days+ 400\u00a0min + 200\u00a0SMSTk\u00a0499Buy",
      "120 min30 daysTk\u00a0499Buy",
      "500 MB24 hoursTk\u00a0499Buy",
      "Unlimited 30 days50\u00a0GB at full speedTk\u00a0499Buy",
    ]);
  });

  it("is in Bengali with Bengali digits", () => {
    expect(showPacks([{ minutes: 400 }], "bn")).toEqual(["দামের তুলনায় সেরা৩০ জিবি৩০ দিন+ ৪০০\u00a0মিনিট৪৯৯\u00a0টাকাকিনুন"]);
  });
});

it("StarBand lists the four tiers, and shows a picture for an offer without its own", () => {
  const offers = [homeStarOffer(), homeStarOffer({ offerId: "new-kind", title: "Something else", category: "pets" })];
  const { container } = show(<StarBand brand="GP" offers={offers} />);
  const tiers = within(screen.getByRole("list", { name: "Star programme tiers" })).getAllByRole("listitem");
  expect(tiers.map((tier) => tier.textContent)).toEqual(["Silver", "Gold", "Platinum", "Signature"]);
  const list = screen.getByRole("list", { name: "Offers from our partners" });
  expect(within(list).getByText("Until 30 Jun 2027", { selector: "li:first-child p" })).toBeInTheDocument();
  expect(within(list).getByRole("link", { name: "Something else" })).toHaveAttribute(
    "href",
    "/star-program?offer=new-kind#offers",
  );
  expect(
    [...container.querySelectorAll("ul:last-of-type > li > img")].map((image) => image.getAttribute("src")),
  ).toEqual(expect.arrayContaining(["/icons/star-hotels.svg", "/images/kit/gift/voucher.svg"]));
});
