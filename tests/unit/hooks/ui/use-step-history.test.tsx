import { render } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import { useLayoutEffect } from "react";
import { useStepHistory } from "@/hooks/ui/use-step-history";

const steps = ["number", "owner", "pay"] as const;
type Step = (typeof steps)[number];

function Form({ step }: { step: Step }) {
  useStepHistory({ steps, step, ready: true, show: () => true });
  return null;
}

/** Calls `onShown` after a step is rendered and before it is painted, so that a test can read the history then. */
function Page({ step, onShown }: { step: Step; onShown: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useLayoutEffect(() => onShown(), [step]);
  return <Form step={step} />;
}

it("adds the history entry of a step before the step is painted", () => {
  const push = jest.fn().mockResolvedValue(true);
  const events = { on: jest.fn(), off: jest.fn(), emit: jest.fn() };
  const router = { asPath: "/form", push, replace: jest.fn(), events } as unknown as NextRouter;
  const pushed: unknown[][] = [];
  const page = (step: Step) => (
    <RouterContext.Provider value={router}>
      <Page step={step} onShown={() => void pushed.push(push.mock.calls.map(([address]) => address))} />
    </RouterContext.Provider>
  );
  const { rerender } = render(page("number"));
  rerender(page("owner"));
  expect(pushed).toEqual([[], ["/form#owner"]]);
});

it("adds an entry in the language of the page after the visitor has changed it", () => {
  let locale = "en";
  const languages: unknown[] = [];
  // As Next's router does, this one writes the language into the options that it was given without one.
  const push = jest.fn((_address: string, _shown: undefined, options: { locale?: string }) => {
    options.locale ??= locale;
    languages.push(options.locale);
    return Promise.resolve(true);
  });
  const events = { on: jest.fn(), off: jest.fn(), emit: jest.fn() };
  const router = { asPath: "/form", push, replace: jest.fn(), events } as unknown as NextRouter;
  const page = (step: Step) => (
    <RouterContext.Provider value={router}>
      <Form step={step} />
    </RouterContext.Provider>
  );
  const { rerender } = render(page("number"));
  rerender(page("owner"));
  locale = "bn";
  rerender(page("pay"));
  expect(languages).toEqual(["en", "bn"]);
});
