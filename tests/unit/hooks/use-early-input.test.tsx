import { act, fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { PlainField } from "@/components/ui/plain-field";
import { useCheckoutForm } from "@/hooks/use-checkout-form";
import { emptyCheckout } from "@/utils/checkout-form";

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

describe("a field that was typed into before the page came to life", () => {
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  /** The page as the server wrote it, typed into, and then brought to life. */
  async function bringToLife(page: ReactElement, label: string, typed: string): Promise<void> {
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    place.innerHTML = renderToString(page);
    screen.getByLabelText<HTMLInputElement>(label).value = typed;
    await act(async () => {
      root = hydrateRoot(place, page);
    });
  }

  it("keeps what was typed when another field changes, and the page knows of it", async () => {
    await bringToLife(<Form />, "Order number", "7K3M");
    fireEvent.change(screen.getByLabelText("Mobile number"), { target: { value: "017" } });
    expect(screen.getByLabelText("Order number")).toHaveValue("7K3M");
    expect(screen.getByRole("status")).toHaveTextContent("7K3M 017");
  });

  it("leaves the draft of the checkout whole", async () => {
    sessionStorage.setItem("checkoutDraft", JSON.stringify({ ...emptyCheckout, fullName: "Rahima Khatun" }));
    await bringToLife(<Contact />, "Mobile number", "01712345678");
    expect(screen.getByLabelText("Name")).toHaveValue("Rahima Khatun");
    expect(screen.getByLabelText("Mobile number")).toHaveValue("01712345678");
  });
});
