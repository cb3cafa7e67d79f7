import { fireEvent, screen } from "@testing-library/react";
import { NeedSlider } from "@/components/packs/need-slider";
import packs from "@/locales/bn/packs.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { translatorFor } from "@/utils/text/translations";

beforeEach(() => void translatorFor("bn", { packs }));

it("writes the number in the digits of the page's language, also when that changes, and keeps what was typed", () => {
  const { changeLanguage } = renderSite(<NeedSlider field="minutes" value={150} onChange={jest.fn()} />, {
    api: fakeApi({}),
  });
  const field = screen.getByRole("textbox");
  expect(field).toHaveValue("150");
  changeLanguage("bn");
  expect(field).toHaveValue("১৫০");
  fireEvent.change(field, { target: { value: "২০০" } });
  changeLanguage("en");
  expect(field).toHaveValue("200");
  fireEvent.change(field, { target: { value: "many" } });
  changeLanguage("bn");
  expect(field).toHaveValue("many");
});

it("shows the number in Bengali digits, from the address and from the slider", () => {
  const onChange = jest.fn();
  renderSite(<NeedSlider field="minutes" value={150} onChange={onChange} />, { api: fakeApi({}), language: "bn" });
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox")).toHaveValue("১৫০");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "200" } });
  expect(screen.getByRole("textbox")).toHaveValue("২০০");
});
