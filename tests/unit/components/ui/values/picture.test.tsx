import { render, screen } from "@testing-library/react";
import { CARD_SIZES, Picture, pictureSrcSet } from "@/components/ui/values/picture";
import { picture } from "@/tests/support/shop/catalog";

const widthsOf = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));

describe("Picture", () => {
  it("has the prebuilt widths up to the first that covers the original", () => {
    expect(widthsOf(pictureSrcSet(picture({ width: 800 })))).toEqual([480, 640, 750, 828]);
    expect(widthsOf(pictureSrcSet(picture({ width: 1200 })))).toEqual([480, 640, 750, 828, 1080, 1200]);
    expect(widthsOf(pictureSrcSet(picture({ width: 4000 })))).toEqual([480, 640, 750, 828, 1080, 1200, 1920]);
  });

  it("has one address when it is small, and a srcset with sizes when it is large", () => {
    const { rerender } = render(<Picture picture={picture()} />);
    expect(screen.getByRole("img")).not.toHaveAttribute("srcset");
    expect(screen.getByRole("img")).toHaveAttribute("src", "/img/phone/orbit-pair-rose-640.webp");
    rerender(<Picture picture={picture()} sizes="100vw" priority />);
    expect(screen.getByRole("img")).toHaveAttribute("sizes", "100vw");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("has widths for the cards of a phone and of a high-resolution screen", () => {
    render(<Picture picture={picture()} sizes={CARD_SIZES} />);
    expect(widthsOf(screen.getByRole("img").getAttribute("srcset") ?? "")).toEqual([320, 480, 640]);
  });

  it("has no srcset for an SVG", () => {
    render(<Picture picture={picture({ src: "/images/kit/illustration/404.svg" })} sizes="100vw" alt="" />);
    expect(screen.getByRole("presentation")).toHaveAttribute("src", "/images/kit/illustration/404.svg");
    expect(screen.getByRole("presentation")).not.toHaveAttribute("srcset");
  });
});
