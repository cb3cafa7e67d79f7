import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, startTransition, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import { emptyCheckout } from "@/utils/checkout/checkout-form";
import { translatorFor } from "@/utils/text/translations";

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

function Choices() {
  const [match, setMatch] = useState("Contains");
  const [ticked, setTicked] = useState(["Prepaid"]);
  const [digits, setDigits] = useState("");
  return (
    <>
      {["Contains", "Ends with"].map((choice) => (
        <ChoiceCard
          key={choice}
          name="match"
          value={choice}
          title={choice}
          checked={match === choice}
          onChoose={() => setMatch(choice)}
        >
          {null}
        </ChoiceCard>
      ))}
      {["Prepaid", "Gold"].map((kind) => (
        <label key={kind}>
          <ChoiceInput
            type="checkbox"
            checked={ticked.includes(kind)}
            onChange={(isOn) =>
              setTicked((others) => (isOn ? [...others, kind] : others.filter((one) => one !== kind)))
            }
          />
          {kind}
        </label>
      ))}
      <PlainField id="digits" label="Digits" value={digits} onChange={setDigits} />
      <output>{[match, ...ticked, digits].join(" ")}</output>
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

  /** The server-rendered page, with text typed into a field, or controls changed, before it is hydrated. */
  async function bringToLife(page: ReactElement, labels: string | string[], typed = ""): Promise<void> {
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    place.innerHTML = renderToString(page);
    for (const label of [labels].flat()) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      if (typed === "") field.checked = !field.checked;
      else field.value = typed;
    }
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
    await bringToLife(<Choices />, "Ends with");
    fireEvent.change(screen.getByLabelText("Digits"), { target: { value: "007" } });
    expect(screen.getByLabelText("Ends with")).toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("Ends with Prepaid 007");
  });

  it.each([
    ["ticked", ["Gold"], "Contains Prepaid Gold 007"],
    ["cleared", ["Prepaid"], "Contains 007"],
    ["changed with another one", ["Prepaid", "Gold"], "Contains Gold 007"],
  ])("keeps the check box that was %s, and the state has it", async (_, boxes, known) => {
    await bringToLife(<Choices />, boxes);
    fireEvent.change(screen.getByLabelText("Digits"), { target: { value: "007" } });
    const [prepaid, gold] = [screen.getByLabelText("Prepaid"), screen.getByLabelText("Gold")];
    expect([prepaid, gold].map((box) => (box as HTMLInputElement).checked)).toEqual([
      !boxes.includes("Prepaid"),
      boxes.includes("Gold"),
    ]);
    expect(screen.getByRole("status")).toHaveTextContent(known);
  });

  it("keeps the other fields of the checkout draft", async () => {
    sessionStorage.setItem("checkoutDraft", JSON.stringify({ ...emptyCheckout, fullName: "Rahima Khatun" }));
    const page = (
      <TranslatorProvider value={translatorFor("en", {})}>
        <Contact />
      </TranslatorProvider>
    );
    await bringToLife(page, "Mobile number", "01712345678");
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
