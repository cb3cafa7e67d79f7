import { simRequestServices, simRequestSteps } from "@/backend/contract/sims/sim-requests";
import { fieldErrors, shownFields, simSteps, stepAnswers } from "@/utils/sims/sim-steps";

describe("the steps that the site shows", () => {
  it.each(simRequestServices)("have the fields of the contract for %s", (service) => {
    const shown = simSteps[service].map(({ step, fields }) => [step, fields.map(({ name }) => name).sort()]);
    const asked = Object.entries(simRequestSteps[service]).map(([step, schema]) => [
      step,
      Object.keys(schema.shape).sort(),
    ]);
    expect(shown).toEqual(asked);
  });

  it.each(simRequestServices)("offer the choices of the contract for %s", (service) => {
    for (const { step, fields } of simSteps[service]) {
      const schemas: Record<string, { safeParse(value: unknown): { success: boolean } }> = Object.fromEntries(
        Object.entries(simRequestSteps[service]).flatMap(([name, schema]) =>
          name === step ? Object.entries(schema.shape) : [],
        ),
      );
      for (const { name, choices = [] } of fields) {
        for (const choice of choices) expect(schemas[name]?.safeParse(choice).success).toBe(true);
      }
    }
  });
});

describe("the answers of a step", () => {
  const fields = simSteps.sim_replacement[1]?.fields ?? [];

  it("leave out hidden fields and empty optional ones", () => {
    expect(shownFields(fields, { form: "physical" }).map(({ name }) => name)).toEqual(["form"]);
    expect(stepAnswers(fields, { form: "physical", device: "Oskavi One" })).toEqual({ form: "physical" });
    expect(stepAnswers(fields, { form: "esim", device: " " })).toEqual({ form: "esim" });
    expect(stepAnswers(fields, { form: "esim", device: " Oskavi One " })).toEqual({
      form: "esim",
      device: "Oskavi One",
    });
  });

  it("are checked for missing fields", () => {
    expect(fieldErrors(simSteps.mnp[0]?.fields ?? [], { msisdn: "  " })).toEqual({
      msisdn: "msisdn-invalid",
      current_operator: "choice-needed",
    });
    expect(fieldErrors(fields, { form: "esim" })).toEqual({});
  });

  it("are checked for all fields that the contract would refuse", () => {
    const owner = simSteps.sim_replacement[2]?.fields ?? [];
    const typed = { full_name: "Rahima Khatun", nid_last4: "12", contact_msisdn: "017" };
    expect(fieldErrors(owner, typed)).toEqual({ nid_last4: "nid-invalid", contact_msisdn: "msisdn-invalid" });
    expect(fieldErrors(owner, { ...typed, nid_last4: "১২৩৪", contact_msisdn: "০১৭১২৩৪৫৬৭৮" })).toEqual({});
  });
});
