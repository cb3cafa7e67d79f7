import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const done = jest.fn();
const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Form({ start, error, disabled }: { start: string; error?: string; disabled?: boolean }) {
  const [code, setCode] = useState(start);
  return (
    <form onSubmit={submitted}>
      <CodeBoxes
        value={code}
        onChange={setCode}
        onComplete={done}
        label="Code from the SMS"
        error={error}
        disabled={disabled ?? false}
      />
      <output aria-label="Code">{code}</output>
      <button type="submit">Go on</button>
    </form>
  );
}

function show(start = "", { wide = false, error, disabled, language = "en" }: ShowOptions = {}) {
  const media = { matches: wide, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
  const more = { ...(error !== undefined && { error }), ...(disabled !== undefined && { disabled }) };
  renderSite(<Form start={start} {...more} />, { api: fakeApi({}), language });
}

interface ShowOptions {
  wide?: boolean;
  error?: string;
  disabled?: boolean;
  language?: "en" | "bn";
}

const box = (number: number) => screen.getByLabelText(`Digit ${number} of 4`);
const code = () => screen.getByLabelText("Code").textContent;

describe("CodeBoxes", () => {
  it("is a labelled group of labelled boxes, the first of which the phone can fill in", () => {
    show();
    expect(screen.getByRole("group", { name: "Code from the SMS" })).toContainElement(box(4));
    expect(box(1)).toHaveAttribute("autocomplete", "one-time-code");
    expect(box(2)).toHaveAttribute("autocomplete", "off");
    expect(box(1)).toHaveAttribute("inputmode", "numeric");
  });

  it.each([
    ["a phone", false, "tel"],
    ["a wide screen", true, "number"],
  ])("has the input type for %s", (_, wide, type) => {
    show("", { wide });
    expect(box(1)).toHaveAttribute("type", type);
  });

  it.each([false, true])(
    "moves the focus on with each digit, and reports the complete code once (wide: %s)",
    async (wide) => {
      show("", { wide });
      await userEvent.click(box(1));
      await userEvent.keyboard("0");
      expect(box(2)).toHaveFocus();
      await userEvent.keyboard("12");
      expect(done).not.toHaveBeenCalled();
      await userEvent.keyboard("3");
      expect(code()).toBe("0123");
      expect(box(4)).toHaveFocus();
      expect(done.mock.calls).toEqual([["0123"]]);
    },
  );

  it("accepts Bengali digits, and no letters", async () => {
    show("", { wide: true });
    await userEvent.click(box(1));
    await userEvent.keyboard("e+-.৯৮a৭");
    expect(code()).toBe("987");
  });

  it("replaces a digit", async () => {
    show("1234");
    await userEvent.click(box(2));
    await userEvent.keyboard("7");
    expect(code()).toBe("1734");
    expect(box(3)).toHaveFocus();
  });

  it.each([
    [1, "4821"],
    [3, "4821"],
    [1, " ৪৮২১ "],
    [2, "Your code is 4821."],
  ])("distributes a code over all boxes that is pasted into box %i: %s", async (number, text) => {
    show("9");
    await userEvent.click(box(number));
    await userEvent.paste(text);
    expect(code()).toBe("4821");
    expect(done).toHaveBeenCalledWith("4821");
  });

  it("distributes a code that the phone fills into the first box", () => {
    show();
    fireEvent.change(box(1), { target: { value: "4821" } });
    expect(code()).toBe("4821");
  });

  it("clears a box on Backspace, and moves back from an empty one", async () => {
    show("12");
    await userEvent.click(box(2));
    await userEvent.keyboard("{Backspace}");
    expect(code()).toBe("1");
    expect(box(2)).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    expect(code()).toBe("");
    expect(box(1)).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    expect(box(1)).toHaveFocus();
  });

  it("keeps the other digits in their boxes when one is deleted", async () => {
    show("1234");
    await userEvent.click(box(2));
    await userEvent.keyboard("{Delete}");
    expect(box(2)).toHaveValue("");
    expect(box(3)).toHaveValue("3");
    expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard("9");
    expect(done).toHaveBeenCalledWith("1934");
  });

  it("moves the focus with the arrow keys, which do not change a digit", async () => {
    show("1234", { wide: true });
    await userEvent.click(box(2));
    await userEvent.keyboard("{ArrowRight}");
    expect(box(3)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowDown}");
    expect(box(1)).toHaveFocus();
    expect(code()).toBe("1234");
  });

  it("submits the form on Enter in the last box", async () => {
    show("1234");
    await userEvent.click(box(4));
    await userEvent.keyboard("{Enter}");
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it("shows an error and describes its boxes with it", () => {
    show("123", { error: "Please enter a valid OTP" });
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid OTP");
    expect(box(4)).toBeInvalid();
    expect(box(4)).toHaveAccessibleDescription("Please enter a valid OTP");
  });

  it("has disabled boxes while it is disabled", () => {
    show("", { disabled: true });
    expect(box(1)).toBeDisabled();
  });

  it("numbers its boxes in Bengali on a Bengali page", () => {
    show("", { language: "bn" });
    expect(screen.getByLabelText("কোডের ২ নম্বর সংখ্যা, মোট ৪টি")).toBeInTheDocument();
  });
});
