import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MainNav } from "@/components/layout/header/main-nav";
import { ApiError } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { at } from "@/tests/support/screens/menu";
import { renderSite } from "@/tests/support/screens/render-site";
import { buildHeaderMenu } from "@/utils/menu/menu";
import type { Language } from "@/utils/text/translations";

const failing = () => {
  throw new ApiError({ kind: "outage", status: 500 });
};

function show(recharge: () => unknown, language: Language = "en") {
  const api = fakeApi({ recharge });
  const menu = buildHeaderMenu(at("/", language));
  return { api, ...renderSite(<MainNav layout={layoutWith({ menu })} />, { api, path: "/", language }) };
}

const link = () => screen.getByRole("link", { name: "Recharge" });

describe("the recharge link", () => {
  it("[RECH-01] is labelled Recharge in English", () => {
    show(failing);
    expect(link()).toHaveAttribute("href", "/recharge");
  });

  it("[RECH-02] is labelled রিচার্জ in Bengali", () => {
    show(failing, "bn");
    expect(screen.getByRole("link", { name: "রিচার্জ" })).toHaveAttribute("href", expect.stringMatching(/\/recharge$/));
  });

  it("[RECH-03] requests an address from the server on a click, once", async () => {
    const { api } = show(() => deferred().promise);
    expect(api.sent).toEqual([]);
    await userEvent.click(link());
    await userEvent.click(link());
    expect(api.sent.map(({ name }) => name)).toEqual(["recharge"]);
  });

  it("[RECH-05] sends payment_type gp_pol", async () => {
    const { api } = show(() => deferred().promise);
    await userEvent.click(link());
    expect(api.sent[0]?.input.body).toEqual({ payment_type: "gp_pol" });
  });

  it("leaves a click for a new tab to the browser, without a request", () => {
    const { api } = show(failing);
    fireEvent.click(link(), { ctrlKey: true });
    expect(api.sent).toEqual([]);
  });

  describe("when the call fails", () => {
    const log = () => jest.spyOn(console, "error").mockImplementation(() => undefined);

    it("[RECH-08] writes to the log, shows no error and opens the recharge page", async () => {
      const logged = log();
      const { push } = show(failing);
      await userEvent.click(link());
      await waitFor(() => expect(push).toHaveBeenCalledWith("/recharge", undefined, { locale: false }));
      expect(logged).toHaveBeenCalledWith(expect.stringContaining("recharge"), expect.any(ApiError));
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      expect(link()).toBeInTheDocument();
    });

    it("[ERR-14] is only logged", async () => {
      const logged = log();
      show(failing);
      await userEvent.click(link());
      await waitFor(() =>
        expect(logged).toHaveBeenCalledWith(expect.stringContaining("recharge"), expect.any(ApiError)),
      );
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      expect(screen.queryByRole("status")).not.toBeInTheDocument();
    });

    it("sends a new request on the next click", async () => {
      log();
      const { api, push } = show(failing);
      await userEvent.click(link());
      await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
      await userEvent.click(link());
      await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
      expect(api.sent).toHaveLength(2);
    });
  });
});
