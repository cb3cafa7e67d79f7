import { createHash, webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gate } from "@/components/layout/gate";
import { GATE_KEY } from "@/components/layout/use-gate";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const gate = { user: digest("tester"), password: digest("open sesame") };

// jsdom has neither of them, so these are Node's.
beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true, writable: true });
  Object.assign(globalThis, { TextEncoder });
});

afterEach(() => localStorage.clear());

function show(path = "/") {
  const api = fakeApi({});
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  renderSite(
    <Gate gate={gate} brand="GP">
      <h1>The page</h1>
    </Gate>,
    { api, path },
  );
  return { api, fetched };
}

const user = () => screen.getByRole("textbox", { name: "User name" });
const password = () => screen.getByLabelText("Password");
const page = () => screen.queryByRole("heading", { name: "The page" });

async function enter(name: string, word: string) {
  await userEvent.type(user(), name);
  await userEvent.type(password(), word);
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
}

test.each(["/", "/shop/devices/phones", "/about/investor-relations"])(
  "[GATE-01] without the flag %s shows the gate instead of the page",
  (path) => {
    show(path);
    expect(user()).toBeVisible();
    expect(page()).toBeNull();
  },
);

test("[GATE-02] the gate has a field for the user name", () => {
  show();
  expect(user()).toHaveAttribute("type", "text");
});

test("[GATE-03] the gate has a field for the password, which hides it", () => {
  show();
  expect(password()).toHaveAttribute("type", "password");
});

test("[GATE-04] the gate has a button that submits", () => {
  show();
  expect(screen.getByRole("button", { name: "Enter" })).toHaveAttribute("type", "submit");
});

test("[GATE-05] the right user name and password open the pages", async () => {
  show();
  await enter("tester", "open sesame");
  await waitFor(() => expect(page()).toBeVisible());
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test.each([
  ["a wrong user name", "Tester", "open sesame"],
  ["a wrong password", "tester", "open sesame "],
  ["the digests themselves", gate.user, gate.password],
])("[GATE-05] %s does not open the pages, and the typed values stay", async (_, name, word) => {
  show();
  await enter(name, word);
  expect(await screen.findByText(/is wrong/)).toBeVisible();
  expect(user()).toHaveValue(name);
  expect(user()).toHaveAccessibleDescription(/is wrong/);
  expect(user()).toHaveFocus();
  expect(password()).toHaveValue(word);
  expect(page()).toBeNull();
  expect(localStorage.getItem(GATE_KEY)).toBeNull();
});

test("[GATE-06] no request is sent to a server", async () => {
  const { api, fetched } = show();
  await enter("tester", "open sesame");
  await waitFor(() => expect(page()).toBeVisible());
  expect(api.sent).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test("[GATE-07] the gate is not shown again once the flag is stored", () => {
  localStorage.setItem(GATE_KEY, "1");
  show();
  expect(page()).toBeVisible();
  expect(screen.queryByLabelText("Password")).toBeNull();
});

test("[STORE-12] the gate stores its flag in local storage", async () => {
  show();
  await enter("tester", "open sesame");
  await waitFor(() => expect(localStorage.getItem("gateLoggedIn")).toBe("1"));
});

test("the gate also works without crypto.subtle, which browsers remove on pages without https", async () => {
  jest.replaceProperty(globalThis, "crypto", {} as Crypto);
  show();
  await enter("tester", "open sesame");
  await waitFor(() => expect(page()).toBeVisible());
});
