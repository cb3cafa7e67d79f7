import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeliveryEstimate } from "@/components/catalog/delivery-estimate";
import shop from "@/locales/en/shop.json";
import { ApiError } from "@/services/api-error";
import { deferred, fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";
import { translatorFor } from "@/utils/translations";

const districts = () => ({ status: true, data: ["Sylhet", "Dhaka"].map((name) => ({ name, label: name })) });
const offer = () => ({
  status: true,
  data: {
    options: [{ type: "regular", label: "Regular", fee: 120, earliest: "2026-11-24", latest: "2026-11-26" }],
    type: "regular",
    fee: 120,
    installment: false,
    installments: [],
    installment_from: null,
    version: null,
    totalPrice: null,
  },
});

function show(answers: Parameters<typeof fakeApi>[0]) {
  translatorFor("en", { shop });
  const api = fakeApi(answers);
  renderSite(<DeliveryEstimate />, { api, path: "/" });
  return api;
}

describe("DeliveryEstimate", () => {
  it("asks for nothing before somebody wants to know", () => {
    const api = show({});
    expect(api.sent).toEqual([]);
  });

  it("shows days and fee for the chosen district", async () => {
    const api = show({ getDemographyPageDistricts: districts, deliveryOption: offer });
    await userEvent.click(screen.getByRole("button", { name: "See days and fee for your district" }));
    const select = await screen.findByRole("combobox", { name: "Your district" });
    expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Sylhet");
    expect(await screen.findByText("Regular: Tue, 24 Nov to Thu, 26 Nov")).toBeInTheDocument();
    expect(screen.getByText("Tk 120")).toBeInTheDocument();
    expect(api.sent.at(-1)?.input.body).toEqual({ district: "Sylhet" });
  });

  it("shows the district that was chosen last, whichever answer comes last", async () => {
    const slow = deferred<unknown>();
    const quick = { ...offer(), data: { ...offer().data, options: [{ ...offer().data.options[0], fee: 60 }] } };
    show({
      getDemographyPageDistricts: districts,
      deliveryOption: ({ body }) => ((body as { district: string }).district === "Sylhet" ? slow.promise : quick),
    });
    await userEvent.click(screen.getByRole("button", { name: "See days and fee for your district" }));
    const select = await screen.findByRole("combobox", { name: "Your district" });
    fireEvent.change(select, { target: { value: "Sylhet" } });
    fireEvent.change(select, { target: { value: "Dhaka" } });
    expect(await screen.findByText("Tk 60")).toBeInTheDocument();
    await act(async () => slow.resolve(offer()));
    expect(screen.getByText("Tk 60")).toBeInTheDocument();
    expect(screen.queryByText("Tk 120")).not.toBeInTheDocument();
  });

  it("says so when the days cannot be had, and lets ask again", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    show({
      getDemographyPageDistricts: () => {
        throw new ApiError({ kind: "offline", status: null });
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "See days and fee for your district" }));
    expect(await screen.findByText(/Delivery days are not available right now/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "See days and fee for your district" })).toBeInTheDocument();
  });
});
