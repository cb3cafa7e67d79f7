import { screen } from "@testing-library/react";
import { CardsBlock } from "@/components/content/blocks/cards-block";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const picture = (src: string, width: number, height: number) => ({ src, width, height, alt: "", tint: "white" });

test("a wide picture is the head of its card, a square one its icon", () => {
  const items = [
    { title: "Weekly draw", text: "A phone", icon: picture("/images/kit/scene/recharge-campaign.svg", 960, 640) },
    { title: "Care", text: "A person", icon: picture("/images/kit/icon/care.svg", 512, 512) },
  ];
  renderSite(<CardsBlock items={items} level={2} />, { api: fakeApi({}) });
  const [wide, square] = screen.getAllByRole("presentation");
  expect(wide).toHaveClass("scene");
  expect(square).toHaveClass("icon");
});
