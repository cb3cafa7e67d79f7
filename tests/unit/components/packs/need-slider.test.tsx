import { fireEvent, screen } from "@testing-library/react";
import { NeedSlider } from "@/components/packs/need-slider";
import packs from "@/locales/bn/packs.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { translatorFor } from "@/utils/text/translations";

beforeEach(() => void translatorFor("bn", { packs }));

it("shows the number in Bengali digits, from the address and from the slider", () => {
  const onChange = jest.fn();
  renderSite(<NeedSlider field="minutes" value={150} onChange={onChange} />, { api: fakeApi({}), language: "bn" });
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox")).toHaveValue("১৫০");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "200" } });
  expect(screen.getByRole("textbox")).toHaveValue("২০০");
});
