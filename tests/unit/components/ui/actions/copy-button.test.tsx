import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "@/components/ui/actions/copy-button";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const CODE = "*121*4001#";

test("a click copies the code and shows Copied", async () => {
  const user = userEvent.setup();
  renderSite(<CopyButton text={CODE} />, { api: fakeApi({}) });
  await user.click(screen.getByRole("button", { name: `Copy ${CODE}` }));
  expect(await navigator.clipboard.readText()).toBe(CODE);
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(`${CODE} copied`);
});

test("a click shows how to copy by hand when the browser refuses", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  renderSite(<CopyButton text={CODE} />, { api: fakeApi({}) });
  await user.click(screen.getByRole("button", { name: `Copy ${CODE}` }));
  expect(await screen.findByText(`Copying didn't work. Tap and hold ${CODE} to copy it.`)).toBeVisible();
});
