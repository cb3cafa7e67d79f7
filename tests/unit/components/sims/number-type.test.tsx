import { fireEvent, screen } from "@testing-library/react";
import { MigrationView } from "@/components/sims/migration-view";
import { ServiceView } from "@/components/sims/service-view";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const own = {
  operator: "own",
  services: ["sim_replacement", "esim_migration", "ownership_transfer", "pre_order"],
  message: "You can continue with this number.",
};
const other = {
  operator: "other",
  services: ["mnp", "pre_order"],
  message: "This service is for numbers on our network.",
};

/** Numbers that begin with 017 belong to our network, and 01712345678 is the user's own number. */
const checkMsisdnType = ({ body }: { body?: unknown }) => {
  const { msisdn } = body as { msisdn: string };
  const type = msisdn === "01712345678" ? "prepaid" : null;
  return { data: { ...(msisdn.startsWith("017") ? own : other), msisdn, type } };
};
const type = (msisdn: string) =>
  fireEvent.change(screen.getByLabelText("Mobile number"), { target: { value: msisdn } });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const forms = [
  ["SIM replacement", "sim_replacement", () => <ServiceView service="sim_replacement" districts={[]} trail={[]} />],
  [
    "ownership transfer",
    "ownership_transfer",
    () => <ServiceView service="ownership_transfer" districts={[]} trail={[]} />,
  ],
  ["eSIM migration", "esim_migration", () => <MigrationView trail={[]} />],
] as const;

test.each(forms)("[API-SHOP-02] the form of %s reacts to the type of the number", async (_, service, form) => {
  const api = fakeApi({ checkMsisdnType });
  renderSite(form(), { api });
  if (service === "esim_migration") fireEvent.click(screen.getByRole("button", { name: /without/i }));

  type("01812345678");
  expect(await screen.findByText(/This service is for numbers on our network/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Mobile Number Portability" })).toHaveAttribute(
    "href",
    expect.stringContaining("/shop/mobile-number-portability"),
  );
  type("০১৭১২৩৪৫৬৭৮");
  expect(await screen.findByText("Prepaid: You can continue with this number.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Mobile Number Portability" })).not.toBeInTheDocument();
  const asked = api.sent.filter(({ name }) => name === "checkMsisdnType");
  expect(asked.map(({ input }) => input.body)).toEqual([
    { msisdn: "01812345678", service },
    { msisdn: "01712345678", service },
  ]);
});

test("a refused number shows one error at its field, which gets the focus", async () => {
  const saveSimRequest = () => {
    throw new ApiError({
      kind: "refused",
      status: 422,
      errors: [{ code: "number-of-other-operator", field: "answers.msisdn", message: "" }],
    });
  };
  renderSite(<ServiceView service="sim_replacement" districts={[]} trail={[]} />, {
    api: fakeApi({ checkMsisdnType, saveSimRequest }),
  });
  type("01812345678");
  expect(await screen.findByText(/This service is for numbers on our network/)).toBeVisible();
  fireEvent.click(screen.getByRole("radio", { name: "I lost it" }));
  fireEvent.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findByText("This number is not on our network.")).toBeVisible();
  expect(screen.getAllByText(/our network/)).toHaveLength(1);
  expect(screen.getByLabelText("Mobile number")).toHaveFocus();
  expect(screen.getByRole("link", { name: "Mobile Number Portability" })).toBeVisible();
});
