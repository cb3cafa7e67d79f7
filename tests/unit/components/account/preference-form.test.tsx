import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreferenceForm } from "@/components/account/preference-form";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const preferences = { language: "en", colourMode: "light", orderMessages: true, offerMessages: false } as const;
const wire = { language: "en", colour_mode: "dark", order_messages: true, offer_messages: false };

it("offers the colours of the menu: System is the choice of this browser, light and dark are saved for the number", async () => {
  screenOf("phone");
  const api = fakeApi({ savePreferences: () => ({ data: wire }) });
  renderSite(<PreferenceForm preferences={preferences} />, { api, path: "/dashboard" });
  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  expect(localStorage.getItem("colorModeSource")).toBe("system");
  expect(api.sent).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^Saved/));
  expect(localStorage.getItem("colorModeSource")).toBeNull();
  expect(api.sent.map(({ input }) => input.body)).toEqual([{ colour_mode: "dark" }]);
});
