import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { ApiError } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { outside as outsideLinks } from "@/tests/support/screens/menu";
import { renderSite } from "@/tests/support/screens/render-site";

type Answers = Parameters<typeof fakeApi>[0];
type Language = "en" | "bn";

function show({
  answers = {},
  path = "/",
  language = "en" as Language,
}: {
  answers?: Answers;
  path?: string;
  language?: Language;
} = {}) {
  const api = fakeApi(answers);
  const brand = language === "bn" ? "জিপি" : "GP";
  const site = renderSite(<SiteFooter brand={brand} outside={outsideLinks} />, { api, path, language });
  return { api, ...site };
}

const email = () => screen.getByRole("textbox", { name: "Email address" });
const subscribe = () => screen.getByRole("button", { name: "Subscribe" });

describe("the links", () => {
  const list = () => screen.getByRole("navigation", { name: "Footer" });

  it("are in the list that the menu button links to without a script", () => {
    show();
    expect(list()).toHaveAttribute("id", "footer-links");
    expect(within(list()).getAllByRole("link").length).toBeLessThanOrEqual(45);
  });

  it("have Bengali addresses on a Bengali page, and no prefix for the shop", () => {
    show({ language: "bn" });
    expect(screen.getByRole("link", { name: "ক্যারিয়ার" })).toHaveAttribute("href", "/bn/about/career");
    expect(screen.getByRole("link", { name: "মোবাইল ফোন" })).toHaveAttribute("href", "/shop/devices/phones");
    expect(screen.getByRole("link", { name: "শর্তাবলি" })).toHaveAttribute("href", "/bn/terms-use");
  });

  it("have Bengali addresses outside of the shop when the visitor's language is Bengali", () => {
    renderSite(
      <OutsideLanguageProvider language="bn">
        <SiteFooter brand="GP" outside={outsideLinks} />
      </OutsideLanguageProvider>,
      { api: fakeApi({}) },
    );
    expect(screen.getByRole("link", { name: "Careers" })).toHaveAttribute("href", "/bn/about/career");
  });

  it("open without a reload of the site", async () => {
    const { push } = show();
    await userEvent.click(screen.getByRole("link", { name: "Talk to sales" }));
    expect(push).toHaveBeenCalledWith("/contact-us?form_type=business_contact_us", undefined, { locale: false });
  });

  it("are left to the browser on a click for a new tab", () => {
    const { push } = show();
    const link = screen.getByRole("link", { name: "Careers" });
    // Prevents jsdom from trying to load the page.
    link.addEventListener("click", (event) => event.preventDefault());
    const unfollowed = fireEvent.click(link, { ctrlKey: true });
    expect(unfollowed).toBe(false);
    expect(push).not.toHaveBeenCalled();
  });

  it("call the hotline, and open the app store in a new tab", () => {
    show();
    expect(screen.getByRole("link", { name: "121" })).toHaveAttribute("href", "tel:121");
    const app = screen.getByRole("link", { name: "Get MyGP (opens in a new tab)" });
    expect(app).toHaveAttribute("href", "https://mygp-store.example");
    expect(app).toHaveAttribute("target", "_blank");
  });

  it.each([
    ["en", "Follow GP", ["Facebook", "YouTube", "Instagram", "LinkedIn"], "opens in a new tab"],
    ["bn", "জিপিকে অনুসরণ করুন", ["ফেসবুক", "ইউটিউব", "ইনস্টাগ্রাম", "লিংকডইন"], "নতুন ট্যাবে খুলবে"],
  ] as const)("open the company's pages on social networks (%s)", (language, label, names, newTab) => {
    show({ language });
    const links = within(screen.getByRole("list", { name: label })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(names.map((name) => `${name} (${newTab})`));
    const { facebook, youTube, instagram, linkedIn } = outsideLinks;
    expect(links.map((link) => link.getAttribute("href"))).toEqual([facebook, youTube, instagram, linkedIn]);
  });
});

describe("the newsletter", () => {
  it("requires an address before it sends anything", async () => {
    const { api } = show();
    await userEvent.click(subscribe());
    expect(email()).toHaveAccessibleDescription("Enter your email address.");
    expect(email()).toHaveFocus();
    expect(api.sent).toEqual([]);
  });

  it("replaces the form by the server's message, by keyboard alone", async () => {
    const { api } = show({ answers: { subscribeNewsletter: () => ({ data: { message: "You are on the list." } }) } });
    await userEvent.type(email(), " rahima@example.com {Enter}");
    expect(await screen.findByText("You are on the list.")).toBeVisible();
    expect(api.sent).toEqual([{ name: "subscribeNewsletter", input: { body: { email: "rahima@example.com" } } }]);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("thanks in the language of the page, also when that changes after the subscription", async () => {
    const { changeLanguage } = show({ answers: { subscribeNewsletter: () => ({ data: { message: "Thank you." } }) } });
    await userEvent.type(email(), "rahima@example.com{Enter}");
    await screen.findByText("Thank you.");
    changeLanguage("bn");
    expect(screen.queryByText("Thank you.")).toBeNull();
    expect(screen.getByText(/^ধন্যবাদ/)).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it.each([
    ["an invalid address", { kind: "refused", status: 400, code: "invalid-input" }, /a full email address/],
    ["too many attempts", { kind: "refused", status: 429, code: "too-many-requests" }, /Try again in an hour/],
    ["no network", { kind: "offline", status: null, code: null }, /sign you up/],
  ] as const)("shows %s as an error at the field and keeps the typed address", async (_, failure, text) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const errors = failure.code === null ? [] : [{ code: failure.code, message: "As the server says" }];
    show({
      answers: {
        subscribeNewsletter: () => {
          throw new ApiError({ kind: failure.kind, status: failure.status, errors });
        },
      },
    });
    await userEvent.type(email(), "rahima@exa{Enter}");
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveAccessibleDescription(text);
    expect(email()).toHaveAttribute("aria-invalid", "true");
    expect(email()).toHaveValue("rahima@exa");
    await userEvent.type(email(), "m");
    expect(screen.queryByText(text)).toBeNull();
  });

  it("sends one request for several clicks", async () => {
    const answer = deferred<unknown>();
    const { api } = show({ answers: { subscribeNewsletter: () => answer.promise } });
    await userEvent.type(email(), "rahima@example.com{Enter}{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Subscribing…" }));
    expect(api.sent).toHaveLength(1);
    answer.resolve({ data: { message: "Done" } });
    expect(await screen.findByText("Done")).toBeVisible();
  });
});
