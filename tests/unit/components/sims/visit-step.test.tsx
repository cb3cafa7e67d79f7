import { screen } from "@testing-library/react";
import { TypedStep } from "@/components/sims/typed-step";
import type { SimRequestState } from "@/hooks/sims/use-sim-request";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const state = {
  request: null,
  busy: false,
  errors: {},
  failure: undefined,
  tries: 0,
  typed: { district: "Dhaka", area: "Mirpur" },
} as unknown as SimRequestState;

test("the customer centres of a visit are below the buttons, which they do not push down when they load", () => {
  renderSite(
    <TypedStep
      service="mnp"
      step="visit"
      state={state}
      districts={[]}
      ready
      centres={({ area }) => <p>Centres near {area}</p>}
    />,
    { api: fakeApi({ getThanaByDistrict: () => new Promise(() => undefined) }) },
  );
  const next = screen.getByRole("button", { name: "Save and continue" });
  const centres = screen.getByText("Centres near Mirpur");
  expect(next.compareDocumentPosition(centres) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
