import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { PlaceField } from "@/components/stores/place-field";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const at = { latitude: 24.9, longitude: 91.87, store_id: null, district: "Sylhet" };
const sylhet = { ...at, kind: "district", title: "Sylhet" };
const sadar = { ...at, kind: "thana", title: "Sylhet Sadar" };

function renderField(findPlaces: (key: unknown) => unknown) {
  const onChoose = jest.fn();
  const api = fakeApi({ findPlaces: ({ query }) => findPlaces(query?.["key"]) });
  renderSite(<PlaceField value="" onChoose={onChoose} />, { api });
  const field = screen.getByRole("combobox", { name: "Town, thana or name" });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { api, field, type, onChoose };
}

it("[API-SITE-12] lists the places for the typed text, and one can be chosen with the keyboard", async () => {
  const { field, type, onChoose } = renderField(() => ({ data: [sylhet, sadar] }));
  type("syl");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("2 places")).toHaveAttribute("role", "status");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  const second = screen.getByRole("option", { name: "Sylhet Sadar Thana in Sylhet" });
  expect(field).toHaveAttribute("aria-activedescendant", second.id);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ title: "Sylhet Sadar", kind: "thana" }));
  expect(field).toHaveValue("Sylhet Sadar");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("ignores an answer that arrives after that of a later letter", async () => {
  const slow = deferred<unknown>();
  const { api, type } = renderField((key) => (key === "sy" ? slow.promise : { data: [sadar] }));
  type("sy");
  await waitFor(() => expect(api.sent).toHaveLength(1));
  type("sylhet s");
  expect(await screen.findByRole("option", { name: /Sylhet Sadar/ })).toBeVisible();
  await act(async () => {
    slow.resolve({ data: [sylhet] });
    await slow.promise;
  });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Sylhet SadarThana in Sylhet"]);
});

it("leaves Enter to the form while no option is active, and closes the list on Escape", async () => {
  const { field, type, onChoose } = renderField(() => ({ data: [sylhet] }));
  type("syl");
  await screen.findByRole("option");
  // `false` means that the browser's default action was prevented.
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field).toHaveValue("syl");
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});
