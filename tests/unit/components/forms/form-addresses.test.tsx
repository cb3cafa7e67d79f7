import { fireEvent, waitFor } from "@testing-library/react";
import { readPage } from "@/backend/content-import/check-content";
import { CONTENT, readContentFolder } from "@/backend/content-import/content-files";
import { webform } from "@/backend/contract/content/forms";
import { callPaths } from "@/backend/contract/paths";
import { ContentForm } from "@/components/forms/content-form";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { shownFields, type WebFormField, type WebFormName, webFormFields } from "@/utils/forms/web-forms";

beforeEach(() => sessionStorage.clear());

const answer = () => ({ status: true, data: { reference: "7K3M-9QXT-2HVB-4D8N", message: "Thank you." } });
const presets: Partial<Record<WebFormName, Record<string, string>>> = {
  business_request: { product: "ekota" },
  application: { programme: "sponsorship" },
};

function valueFor({ kind, maxLength, choices }: WebFormField): string {
  if (kind === "choice") return choices?.[0] ?? "";
  if (kind === "tel") return "01712345678";
  if (kind === "account") return "F00001";
  if (kind === "email") return "nusrat@example.com";
  return kind === "digits" ? "2024".repeat(4).slice(0, maxLength) : "Words";
}

const forms = Object.keys(webFormFields) as WebFormName[];
it.each(
  forms.flatMap((form) => [[form, "en", "submitWebform"] as const, [form, "bn", "submitWebformBengali"] as const]),
)(
  "sends the form %s of a page in %s under its own name to the address of that language",
  async (form, language, call) => {
    const api = fakeApi({ submitWebform: answer, submitWebformBengali: answer });
    const preset = presets[form] ?? {};
    const block = { type: "form" as const, form, heading: "Form", preset };
    const { container } = renderSite(<ContentForm block={block} />, { api, language });
    for (const field of shownFields(form, preset)) {
      const control = container.querySelector(`[name=${field.name}]`);
      if (control !== null) fireEvent.change(control, { target: { value: valueFor(field) } });
    }
    const element = container.querySelector("form");
    if (element !== null) fireEvent.submit(element);
    await waitFor(() => expect(api.sent).toHaveLength(1));
    const [{ name, input } = { name: "", input: {} }] = api.sent;
    expect(name).toBe(call);
    expect(webform.safeParse(input.body).data).toMatchObject({ webform_id: form, ...preset });
    expect(callPaths[call].path).toBe(language === "bn" ? "/bn/webform_rest/submit" : "/webform_rest/submit");
  },
);

const pages = readContentFolder(CONTENT).flatMap(({ path, lang, text }) => {
  const page = readPage(text).page;
  return page === null ? [] : [{ path, lang, page }];
});
const presetsOf = (form: WebFormName) =>
  pages.flatMap(({ path, lang, page }) =>
    page.blocks.flatMap((block) =>
      block.type === "form" && block.form === form ? [{ path, lang, preset: block.preset }] : [],
    ),
  );

it("names the page's own product in the request form of each business page", () => {
  const asked = presetsOf("business_request");
  expect(asked.length).toBeGreaterThan(30);
  const wrong = asked.filter(({ path, preset }) => preset?.["product"] !== path.split("/").at(-1));
  expect(wrong).toEqual([]);
});

it("names a different programme in the application form of each page", () => {
  const programmes = presetsOf("application")
    .filter(({ lang }) => lang === "en")
    .map(({ preset }) => preset?.["programme"]);
  expect(programmes.length).toBeGreaterThan(4);
  expect(new Set(programmes).size).toBe(programmes.length);
});
