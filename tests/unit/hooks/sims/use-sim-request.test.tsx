import { screen, within } from "@testing-library/react";
import { StepFields } from "@/components/sims/step-fields";
import { useSimRequest } from "@/hooks/sims/use-sim-request";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { simSteps } from "@/utils/sims/sim-steps";

/** The first step of number portability, and its values in the state. */
function FirstStep() {
  const { typed, type } = useSimRequest("mnp");
  const [step] = simSteps.mnp;
  return (
    <>
      <StepFields fields={step?.fields ?? []} typed={typed} error={() => undefined} districts={[]} onType={type} />
      <output>{JSON.stringify(typed)}</output>
    </>
  );
}

const show = (early: (page: HTMLElement) => void) => renderSite(<FirstStep />, { api: fakeApi({}), early });
const known = () => JSON.parse(screen.getByRole("status").textContent ?? "") as unknown;

afterEach(() => sessionStorage.clear());

describe("a step that was filled in before hydration", () => {
  it("has the values of all its fields in the state", () => {
    show((page) => {
      within(page).getByRole<HTMLInputElement>("textbox", { name: "Mobile number" }).value = "01812345678";
      within(page).getByRole<HTMLInputElement>("radio", { name: "Setu Mobile" }).checked = true;
    });
    expect(known()).toEqual({ msisdn: "01812345678", current_operator: "setu" });
    expect(screen.getByRole("radio", { name: "Setu Mobile" })).toBeChecked();
  });

  it("keeps the values stored in this tab", () => {
    const kept = { number: { current_operator: "nodi" }, owner: { full_name: "Rahima Khatun" } };
    sessionStorage.setItem("simRequestTyped:mnp", JSON.stringify(kept));
    show((page) => {
      within(page).getByRole<HTMLInputElement>("textbox", { name: "Mobile number" }).value = "01812345678";
    });
    expect(known()).toEqual({ msisdn: "01812345678", current_operator: "nodi" });
    expect(JSON.parse(sessionStorage.getItem("simRequestTyped:mnp") ?? "")).toHaveProperty("owner", kept.owner);
  });
});
