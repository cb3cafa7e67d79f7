import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { PlainField } from "@/components/ui/plain-field";

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

describe("a field that was typed into before the page came to life", () => {
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  it("keeps what was typed when another field changes, and the page knows of it", async () => {
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(<Form />);
    const order = screen.getByLabelText<HTMLInputElement>("Order number");
    order.value = "7K3M";
    await act(async () => {
      root = hydrateRoot(place, <Form />);
    });
    fireEvent.change(screen.getByLabelText("Mobile number"), { target: { value: "017" } });
    expect(order).toHaveValue("7K3M");
    expect(screen.getByRole("status")).toHaveTextContent("7K3M 017");
  });
});
