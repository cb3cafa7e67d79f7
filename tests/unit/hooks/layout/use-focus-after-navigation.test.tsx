import { renderHook } from "@testing-library/react";
import { useFocusAfterNavigation } from "@/hooks/layout/use-focus-after-navigation";
import { routerEvents } from "@/tests/support/screens/router-events";

/** A page with its content and a field; the field has the focus. */
function openPage(path: string) {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = '<main id="content" tabindex="-1"><input></main>';
  const { router, emit } = routerEvents();
  renderHook(() => useFocusAfterNavigation(router, "content"));
  document.querySelector("input")?.focus();
  return emit;
}

afterEach(() => document.body.replaceChildren());

test("the content gets the focus after another page has opened", () => {
  openPage("/bn/about")("routeChangeComplete", "/bn/contact-us");
  expect(document.querySelector("main")).toHaveFocus();
});

test.each([
  ["/bn/recharge", "/recharge"],
  ["/", "/bn"],
  ["/recharge", "/bn/recharge?amount=50"],
])("the focus stays where it is when %s is shown in the other language", (path, next) => {
  openPage(path)("routeChangeComplete", next);
  expect(document.querySelector("input")).toHaveFocus();
});
