import { animate } from "framer-motion/dom/mini";
import { moveIn } from "@/hooks/ui/slide-motion";

jest.mock("framer-motion/dom/mini", () => ({ animate: jest.fn() }));

function slide(): HTMLElement {
  const element = document.createElement("li");
  element.innerHTML = "<div data-moves-in>words</div><p>still</p><div data-moves-in>picture</div>";
  return element;
}

const prefersStillness = (reduce: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduce });
};

it("moves in the marked parts of a slide in their order", () => {
  prefersStillness(false);
  moveIn(slide());

  expect(jest.mocked(animate).mock.calls.map(([part]) => (part as Element).textContent)).toEqual(["words", "picture"]);
});

it("moves nothing when the user prefers reduced motion", () => {
  prefersStillness(true);
  moveIn(slide());

  expect(animate).not.toHaveBeenCalled();
});
