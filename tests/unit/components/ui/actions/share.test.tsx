import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Share } from "@/components/ui/actions/share";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const url = "https://gp.example/press-releases/5g";

function withNavigator(fields: { share?: jest.Mock; writeText?: jest.Mock }) {
  Object.defineProperty(navigator, "share", { configurable: true, value: fields.share });
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: fields.writeText } });
}

async function press() {
  const user = userEvent.setup({ writeToClipboard: false });
  const { changeLanguage } = renderSite(<Share title="5G in eight cities" url={url} />, { api: fakeApi({}) });
  return { user, button: screen.getByRole("button", { name: "Share" }), changeLanguage };
}

describe("Share", () => {
  it("opens the share sheet of the device", async () => {
    const { user, button } = await press();
    const share = jest.fn().mockResolvedValue(undefined);
    withNavigator({ share });
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ title: "5G in eight cities", url });
  });

  it("shows no message when the reader closes the share sheet", async () => {
    const { user, button } = await press();
    withNavigator({ share: jest.fn().mockRejectedValue(new DOMException("", "AbortError")) });
    await user.click(button);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("copies the address and shows a message where there is no share sheet", async () => {
    const { user, button } = await press();
    const writeText = jest.fn().mockResolvedValue(undefined);
    withNavigator({ writeText });
    await user.click(button);
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole("status")).toHaveTextContent("Link copied");
  });

  it("says in the language of the page that the address was copied, also when that changes", async () => {
    const { user, button, changeLanguage } = await press();
    withNavigator({ writeText: jest.fn().mockResolvedValue(undefined) });
    await user.click(button);
    changeLanguage("bn");
    expect(screen.getByRole("status")).toHaveTextContent("লিংক কপি হয়েছে");
  });

  it("shares the canonical address of the page, without the partner's app that this reader uses", async () => {
    const link = Object.assign(document.createElement("link"), {
      rel: "canonical",
      href: "https://gp.example/offers/1",
    });
    document.head.append(link);
    window.history.replaceState(null, "", "/offers/1?channelName=wallet");
    const share = jest.fn().mockResolvedValue(undefined);
    withNavigator({ share });
    renderSite(<Share title="Night pack" />, { api: fakeApi({}) });
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    link.remove();
    expect(share).toHaveBeenCalledWith({ title: "Night pack", url: "https://gp.example/offers/1" });
  });

  it("shows the address when it cannot be copied", async () => {
    const { user, button } = await press();
    withNavigator({ writeText: jest.fn().mockRejectedValue(new DOMException("", "NotAllowedError")) });
    await user.click(button);
    expect(screen.getByRole("status")).toHaveTextContent(url);
  });
});
