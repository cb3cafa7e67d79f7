import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePriceNotice } from "@/components/wish-list/use-price-notice";
import { ApiProvider } from "@/context/api-context";
import { TranslatorProvider } from "@/context/translator-context";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { translatorFor } from "@/utils/text/translations";

function Switch() {
  const { isOn, change } = usePriceNotice(false);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => void change(!isOn)}>
      Notice
    </button>
  );
}

test("a second click during a change does not send another change", async () => {
  const answer = deferred<unknown>();
  const api = fakeApi({ savePriceNotice: () => answer.promise });
  render(
    <TranslatorProvider value={translatorFor("en", {})}>
      <ApiProvider value={api}>
        <Switch />
      </ApiProvider>
    </TranslatorProvider>,
  );
  const button = screen.getByRole("button", { name: "Notice" });
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => answer.resolve({ data: { on: true } }));
  expect(api.sent).toHaveLength(1);
  expect(button).toHaveAttribute("aria-pressed", "true");
});
