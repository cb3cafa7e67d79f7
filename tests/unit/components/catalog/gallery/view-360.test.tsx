import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "@/components/catalog/gallery/gallery";
import { View360 } from "@/components/catalog/gallery/view-360";
import bengaliParts from "@/locales/bn/shop-parts.json";
import texts from "@/locales/en/product.json";
import parts from "@/locales/en/shop-parts.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { picture } from "@/tests/support/shop/catalog";
import { type Language, translatorFor } from "@/utils/text/translations";

const turn = { src: "/images/kit/turn/phone-orbit-rose.webp", frames: 8, columns: 4, tint: "#fdeff2" };
const sheet = () => screen.getByAltText<HTMLImageElement>(/Oskavi One/);
const place = () => [sheet().style.left, sheet().style.top];
const slider = () => screen.getByRole("slider");

function show({ calm = true, language = "en" as Language } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: calm });
  translatorFor(language, { "shop-parts": language === "bn" ? bengaliParts : parts });
  const onClose = jest.fn();
  renderSite(<View360 title="Oskavi One" view360={turn} onClose={onClose} />, { api: fakeApi({}), language });
  return onClose;
}

afterEach(() => jest.useRealTimers());

describe("View360", () => {
  it("shows a loading message, then focuses the slider", () => {
    show();
    expect(screen.getByRole("status")).toHaveTextContent("Loading the pictures…");
    fireEvent.load(sheet());
    expect(screen.queryByRole("status")).toBeNull();
    expect(slider()).toHaveFocus();
    expect(slider()).toHaveAccessibleName("Rotate Oskavi One");
    expect(slider()).toHaveAttribute("aria-valuetext", "View 1 of 8");
  });

  it("turns with the arrow keys, also past both ends", async () => {
    show();
    fireEvent.load(sheet());
    expect(screen.getByText("Drag to rotate")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.queryByText("Drag to rotate")).toBeNull();
    expect(place()).toEqual(["-200%", "0%"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(slider()).toHaveAttribute("aria-valuetext", "View 8 of 8");
    expect(place()).toEqual(["-300%", "-100%"]);
    await userEvent.keyboard("{ArrowUp}");
    expect(place()).toEqual(["0%", "0%"]);
  });

  it("turns with its buttons and its slider, and closes on Escape", async () => {
    const onClose = show();
    fireEvent.load(sheet());
    await userEvent.click(screen.getByRole("button", { name: "Rotate left" }));
    expect(slider()).toHaveAttribute("aria-valuetext", "View 8 of 8");
    await userEvent.click(screen.getByRole("button", { name: "Rotate right" }));
    fireEvent.change(slider(), { target: { value: "5" } });
    expect(place()).toEqual(["-100%", "-100%"]);
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("turns once by itself and stops", () => {
    jest.useFakeTimers();
    show({ calm: false });
    fireEvent.load(sheet());
    act(() => jest.advanceTimersByTime(1000));
    expect(slider()).toHaveAttribute("aria-valuetext", "View 5 of 8");
    act(() => jest.advanceTimersByTime(60_000));
    expect(slider()).toHaveAttribute("aria-valuetext", "View 1 of 8");
  });

  it("does not turn by itself when the visitor prefers reduced motion", () => {
    jest.useFakeTimers();
    show({ calm: true });
    fireEvent.load(sheet());
    act(() => jest.advanceTimersByTime(1000));
    expect(slider()).toHaveAttribute("aria-valuetext", "View 1 of 8");
  });

  it("offers Try again when the pictures cannot be loaded", async () => {
    show();
    const first = sheet();
    fireEvent.error(first);
    expect(screen.getByRole("alert")).toHaveTextContent("We couldn't load the product pictures.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(sheet()).not.toBe(first);
    fireEvent.load(sheet());
    expect(slider()).toBeInTheDocument();
  });

  it("counts in Bengali digits on a Bengali page", () => {
    show({ language: "bn" });
    fireEvent.load(sheet());
    fireEvent.change(slider(), { target: { value: "2" } });
    expect(slider()).toHaveAttribute("aria-valuetext", "৮টির মধ্যে ৩ নম্বর ছবি");
    expect(screen.getByText("৯০°")).toBeInTheDocument();
  });
});

describe("Gallery", () => {
  const gallery = (withView360: boolean) => {
    translatorFor("en", { product: texts });
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const pictures = [picture(), picture({ src: "/images/kit/phone/orbit-back-rose.webp" })];
    return renderSite(<Gallery title="Oskavi One" pictures={pictures} {...(withView360 && { view360: turn })} />, {
      api: fakeApi({}),
    });
  };

  it("has a Rotate link to the sheet of pictures only for a variant with a 360° view", () => {
    const { unmount } = gallery(false);
    expect(screen.queryByRole("link", { name: "Rotate" })).toBeNull();
    unmount();
    gallery(true);
    expect(screen.getByRole("link", { name: "Rotate" })).toHaveAttribute(
      "href",
      "/img/turn/phone-orbit-rose-3840.webp",
    );
    expect(screen.queryByAltText("Oskavi One from all sides")).toBeNull();
  });

  it("opens the 360° view on a click, and returns the focus to the link when it is closed", async () => {
    gallery(true);
    const link = screen.getByRole("link", { name: "Rotate" });
    await userEvent.click(link);
    fireEvent.load(await screen.findByAltText("Oskavi One from all sides"));
    expect(link).toHaveAttribute("aria-current", "true");
    expect(screen.queryByRole("button", { name: "Enlarge picture" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Back to the pictures" }));
    expect(link).toHaveFocus();
    expect(screen.getByRole("button", { name: "Enlarge picture" })).toBeInTheDocument();
  });
});
