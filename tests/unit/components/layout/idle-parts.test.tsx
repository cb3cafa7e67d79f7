import { IdleParts } from "@/components/layout/idle-parts";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

test.each(["", "Contact us"])(
  "a change of the language announces the title when the last announcement was '%s'",
  (last) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const announcer = Object.assign(document.createElement("p"), { id: "__next-route-announcer__" });
    announcer.textContent = last;
    document.title = "Contact us";
    document.body.replaceChildren(announcer);
    const { changeLanguage } = renderSite(<IdleParts />, { api: fakeApi({}), path: "/contact-us" });
    // Screen readers read the title of a page that has loaded themselves.
    expect(announcer).toHaveTextContent(new RegExp(`^${last}$`));
    document.title = "যোগাযোগ";
    changeLanguage("bn");
    expect(announcer).toHaveTextContent("যোগাযোগ");
  },
);
