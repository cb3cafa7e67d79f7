import { IdleParts } from "@/components/layout/idle-parts";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

test("the title that is announced follows the language of the page", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const announcer = Object.assign(document.createElement("p"), { id: "__next-route-announcer__" });
  announcer.textContent = "Contact us";
  document.title = "Contact us";
  document.body.append(announcer);
  const { changeLanguage } = renderSite(<IdleParts />, { api: fakeApi({}), path: "/contact-us" });
  expect(announcer).toHaveTextContent("Contact us");
  document.title = "যোগাযোগ";
  changeLanguage("bn");
  expect(announcer).toHaveTextContent("যোগাযোগ");
});
