import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, startTransition, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { useEarlyChoice } from "@/hooks/forms/use-early-input";
import { emptyCheckout } from "@/utils/checkout/checkout-form";

function Form() {
  const [order, setOrder] = useState("");
  const [number, setNumber] = useState("");
  return (
    <>
      <PlainField id="order" label="Order number" value={order} onChange={setOrder} />
      <PlainField id="number" label="Mobile number" value={number} onChange={setNumber} />
      <output>{`${order} ${number}`}</output>
    </>
  );
}

function Contact() {
  const { fields, change } = useCheckoutForm();
  return (
    <>
      <PlainField id="who" label="Name" value={fields.fullName} onChange={(fullName) => change({ fullName })} />
      <PlainField id="number" label="Mobile number" value={fields.msisdn} onChange={(msisdn) => change({ msisdn })} />
    </>
  );
}

function Choice() {
  const [match, setMatch] = useState("contains");
  const [digits, setDigits] = useState("");
  useEarlyChoice("match", match, setMatch);
  return (
    <>
      {["contains", "ends"].map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="match"
            value={choice}
            checked={match === choice}
            onChange={() => setMatch(choice)}
          />
          {choice === "ends" ? "Ends with" : "Contains"}
        </label>
      ))}
      <PlainField id="digits" label="Digits" value={digits} onChange={setDigits} />
      <output>{`${match} ${digits}`}</output>
    </>
  );
}

function Search() {
  const [number, setNumber] = useState("");
  const [sent, setSent] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(number);
      }}
    >
      <PlainField id="number" label="Mobile number" value={number} onChange={setNumber} />
      <button type="submit">Find</button>
      <output>{sent}</output>
    </form>
  );
}

describe("a field that was filled in before hydration", () => {
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  /** Renders the page on the server, fills in the field, then hydrates the page. */
  async function bringToLife(page: ReactElement, label: string, typed: string): Promise<void> {
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    place.innerHTML = renderToString(page);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    if (field.type === "radio") field.checked = true;
    else field.value = typed;
    await act(async () => {
      root = hydrateRoot(place, page);
    });
  }

  it("keeps its text when another field changes, and the state has it", async () => {
    await bringToLife(<Form />, "Order number", "7K3M");
    fireEvent.change(screen.getByLabelText("Mobile number"), { target: { value: "017" } });
    expect(screen.getByLabelText("Order number")).toHaveValue("7K3M");
    expect(screen.getByRole("status")).toHaveTextContent("7K3M 017");
  });

  it("keeps the chosen radio button, and the state has it", async () => {
    await bringToLife(<Choice />, "Ends with", "");
    fireEvent.change(screen.getByLabelText("Digits"), { target: { value: "007" } });
    expect(screen.getByLabelText("Ends with")).toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("ends 007");
  });

  it("keeps the other fields of the checkout draft", async () => {
    sessionStorage.setItem("checkoutDraft", JSON.stringify({ ...emptyCheckout, fullName: "Rahima Khatun" }));
    await bringToLife(<Contact />, "Mobile number", "01712345678");
    expect(screen.getByLabelText("Name")).toHaveValue("Rahima Khatun");
    expect(screen.getByLabelText("Mobile number")).toHaveValue("01712345678");
  });

  it("is submitted by the click that hydrates the page", async () => {
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    place.innerHTML = renderToString(<Search />);
    screen.getByLabelText<HTMLInputElement>("Mobile number").value = "01712345678";
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      startTransition(() => {
        root = hydrateRoot(place, <Search />);
      });
      // React hydrates the page synchronously for this click; its passive effects have not run yet.
      screen.getByRole("button", { name: "Find" }).click();
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("01712345678"));
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  });
});
