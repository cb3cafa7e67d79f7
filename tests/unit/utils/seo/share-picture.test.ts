import { productShare } from "@/utils/seo/share-facts";
import { sharedPage, sharePicture } from "@/utils/seo/share-picture";

const facts = { title: "Kaldreo Quill 2", text: "Two cameras", price: "Tk 45,990" };
const address = (path: string, more: Partial<typeof facts> = {}, language = "en", brand = "GP") =>
  sharePicture(path, language, brand, { ...facts, ...more });

describe("the address of a shared picture", () => {
  it("changes with title, price and brand, but not with query and fragment", () => {
    const path = "/shop/devices/phones/kaldreo-quill-2";
    expect(address(`${path}?utm_source=x#top`)).toBe(address(path));
    const others = [
      address(path, { price: "Tk 44,990" }),
      address(path, { title: "Quill" }),
      address(path, {}, "en", "X"),
    ];
    expect(new Set([address(path), ...others]).size).toBe(4);
  });

  it("is the same for a text whose figures are kept beside their words", () => {
    const path = "/bn/news/press-release/one";
    expect(address(path, { text: "২০২৫-\u2060এর ৩০\u00a0দিন" })).toBe(address(path, { text: "২০২৫-এর ৩০ দিন" }));
  });

  it("begins with the language of the page", () => {
    expect(address("/about", {}, "bn")).toMatch(/^\/bn\/share\/about\.[0-9a-z]+\.jpg$/);
  });

  it.each(["/", "/about/investor-relations", "/shop/devices/phones/kaldreo-quill-2"])(
    "is converted back to %s",
    (path) => {
      expect(sharedPage(address(path).slice("/share".length))).toBe(path);
    },
  );

  it.each(["/about", "/about.jpg", "/about.1a2b3c4d5.jpg", "/about.1a.png"])("is not recognized in %s", (other) => {
    expect(sharedPage(other)).toBeNull();
  });
});

describe("the share data of a product", () => {
  const variant = (sku: string, pricePoisha: number, stock = 1, wasPoisha: number | null = null) => ({
    sku,
    pricePoisha,
    wasPoisha,
    stock,
    pictures: [{ src: `/images/kit/phone/${sku}.webp` }],
  });
  const of = (variants: ReturnType<typeof variant>[]) => productShare({ sku: "A", summary: "A phone", variants }, "en");

  it("contain the lowest price in stock and the first picture of the page", () => {
    expect(of([variant("A", 5_000_000), variant("B", 4_000_000, 0), variant("C", 4_500_000, 1, 4_700_000)])).toEqual({
      text: "A phone",
      price: "Tk 45,000",
      from: true,
      was: "Tk 47,000",
      picture: "/images/kit/phone/A.webp",
    });
  });

  it('contain no "from" for a single price, and the price of a sold-out product', () => {
    expect(of([variant("A", 5_000_000), variant("B", 5_000_000)])).not.toHaveProperty("from");
    expect(of([variant("A", 5_000_000, 0)]).price).toBe("Tk 50,000");
  });
});
