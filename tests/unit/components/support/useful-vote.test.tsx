import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UsefulVote } from "@/components/support/useful-vote";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const taken = () => fakeApi({ voteUsefulInfo: () => ({ status: true }) });
const ask = (name: "Yes" | "No") => screen.findByRole("button", { name });

beforeEach(() => localStorage.clear());

it("asks once for each answer, and sends the same browser id with every vote", async () => {
  const api = taken();
  const first = renderSite(<UsefulVote slug="lost-sim" />, { api });
  await userEvent.click(await ask("Yes"));
  expect(await screen.findByText("Thank you. Your vote helps us write better answers.")).toHaveFocus();
  first.unmount();

  renderSite(
    <>
      <UsefulVote slug="lost-sim" />
      <UsefulVote slug="puk-code" />
    </>,
    { api },
  );
  expect(await screen.findAllByRole("button", { name: "Yes" })).toHaveLength(1);
  await userEvent.click(await ask("No"));
  expect(await screen.findByText("Thank you. Call 121 and a representative will help you.")).toBeVisible();
  const bodies = api.sent.map(({ input }) => input.body as { slug: string; useful: boolean; browser: string });
  expect(bodies.map(({ slug, useful }) => [slug, useful])).toEqual([
    ["lost-sim", true],
    ["puk-code", false],
  ]);
  expect(new Set(bodies.map(({ browser }) => browser)).size).toBe(1);
});

it("can be sent again when the request failed", async () => {
  const api = fakeApi({
    voteUsefulInfo: () => {
      throw new ApiError({ kind: "outage", status: 503 });
    },
  });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderSite(<UsefulVote slug="lost-sim" />, { api });
  await userEvent.click(await ask("Yes"));
  expect(await screen.findByText("We couldn't record your vote. Try again.")).toBeVisible();
  expect(await ask("Yes")).toHaveFocus();
});
