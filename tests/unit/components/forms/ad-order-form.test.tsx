import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdOrderForm } from "@/components/forms/ad-order-form";
import type { AdRates } from "@/services/ads-platform/ads-platform-service";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const rates: AdRates = {
  formats: [
    {
      id: "rectangle",
      name: "Site rectangle",
      size: "300 × 250 px",
      file: "JPG",
      text: "Beside the article.",
      surface: "page",
      daysAhead: 2,
      pricePoisha: 4_500,
      unit: "thousand-views",
      minPoisha: 200_000,
    },
  ],
  goals: [],
  audiences: [{ id: "students", label: "Students", people: 6_100_000 }],
};
const file = new File(["x"], "offer.png", { type: "image/png" });
const creative = { creative_id: "7K3M-9QXT-2HVB-4D8N", name: "offer.png", bytes: 2_048, width: 300, height: 250 };

beforeEach(() => sessionStorage.clear());

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Company"), "Shital Path");
  await user.type(screen.getByLabelText("Your name"), "Nusrat Jahan");
  await user.type(screen.getByLabelText("Mobile number"), "01712345678");
  await user.selectOptions(screen.getByLabelText("Product"), "rectangle");
  await user.selectOptions(screen.getByLabelText("Audience"), "students");
  await user.type(screen.getByLabelText("Budget in Tk"), "৫,০০০");
  await user.type(screen.getByLabelText("First day"), "2026-12-01");
  await user.type(screen.getByLabelText("Last day"), "2026-12-07");
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Send the order" }));

it("shows an error at an incomplete field, and sends nothing", async () => {
  const user = userEvent.setup();
  const submitWebform = jest.fn();
  renderSite(<AdOrderForm rates={rates} />, { api: fakeApi({ submitWebform }), path: "/order-gpfi" });
  await send(user);
  expect(await screen.findByText("Enter your company's name.")).toBeVisible();
  expect(screen.getByLabelText("Company")).toHaveFocus();
  await fill(user);
  await user.clear(screen.getByLabelText("Budget in Tk"));
  await user.type(screen.getByLabelText("Budget in Tk"), "1500");
  await send(user);
  expect(
    await screen.findByText(
      /^Enter the amount in whole taka. It can't be below the product's minimum\. From Tk [\d,]+ for this product, VAT included\.$/,
    ),
  ).toBeVisible();
  expect(submitWebform).not.toHaveBeenCalled();
});

it("[API-SITE-09] sends the order with its checked file to webform_rest/submit, and shows the reference", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const api = fakeApi({
    uploadAdCreative: () => ({ status: true, data: creative }),
    submitWebform: (input) => {
      sent.push(input?.body);
      return { status: true, data: { reference: "AAAA-BBBB-CCCC-DDDD", message: "Thank you." } };
    },
  });
  renderSite(<AdOrderForm rates={rates} />, { api, path: "/order-gpfi" });
  await fill(user);
  expect(screen.getByText("Choose a file")).toBeVisible();
  await user.upload(screen.getByLabelText("Your creative (optional)"), file);
  expect(await screen.findByText("Checked: offer.png, 300 × 250 pixels, 2 KB")).toBeVisible();
  await send(user);
  expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      webform_id: "order_gpfi",
      product: "rectangle",
      audience: "students",
      budget: 5000,
      creative: creative.creative_id,
    }),
  ]);
  expect(sessionStorage.getItem("ad-order-draft")).toBeNull();
});

it("keeps name, number and e-mail of an order that is not sent in this tab only", async () => {
  renderSite(<AdOrderForm rates={rates} />, { api: fakeApi({}), path: "/order-gpfi" });
  await fill(userEvent.setup());
  expect(sessionStorage.getItem("ad-order-draft")).toContain("Nusrat Jahan");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("shows why a file is refused, and focuses its field instead of sending", async () => {
  const user = userEvent.setup();
  const submitWebform = jest.fn();
  const errors = [{ code: "creative-type" as const, message: "This is not a picture.", field: "creative" }];
  const api = fakeApi({
    uploadAdCreative: () => {
      throw new ApiError({ kind: "refused", status: 422, errors });
    },
    submitWebform,
  });
  renderSite(<AdOrderForm rates={rates} />, { api, path: "/order-gpfi" });
  await fill(user);
  await user.upload(screen.getByLabelText("Your creative (optional)"), file);
  expect(await screen.findByText("This is not a picture.")).toBeVisible();
  await send(user);
  await waitFor(() => expect(screen.getByLabelText("Your creative (optional)")).toHaveFocus());
  expect(submitWebform).not.toHaveBeenCalled();
});

it("restores the typed values when the page is opened again", async () => {
  const user = userEvent.setup();
  const { unmount } = renderSite(<AdOrderForm rates={rates} />, { api: fakeApi({}), path: "/order-gpfi" });
  await user.type(screen.getByLabelText("Company"), "Shital Path");
  unmount();
  renderSite(<AdOrderForm rates={rates} />, { api: fakeApi({}), path: "/order-gpfi" });
  expect(await screen.findByDisplayValue("Shital Path")).toBeVisible();
});
