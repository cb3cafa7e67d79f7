import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeviceBox } from "@/components/network/device-box";
import { DeviceCheck } from "@/components/sims/device-check";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

it.each([
  ["for an eSIM", <DeviceCheck key="esim" />, "Check phone"],
  ["for 5G", <DeviceBox key="5g" page="5g" checks={{ deviceQuery: null, wrongImei: false }} />, "Check my phone"],
])("a check %s without a model moves the focus to the empty field", async (_, box, name) => {
  renderSite(box, { api: fakeApi({}) });
  await userEvent.click(screen.getByRole("button", { name }));
  const field = screen.getByRole("textbox");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^Enter a model or an IMEI\./);
});
