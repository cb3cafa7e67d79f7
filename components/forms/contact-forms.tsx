import { WebForm } from "@/components/forms/web-form";
import styles from "@/components/forms/web-form.module.css";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import { CONTACT_FORMS, type ContactForm } from "@/utils/forms/web-forms";
import { paths } from "@/utils/paths/paths";

/** The forms of the contact page: the subjects as links, each with its own address, and the chosen form below. */
export function ContactForms({ form }: { form: ContactForm }) {
  const { t } = useTexts("forms");
  const choices = CONTACT_FORMS.map((each) => ({
    key: each,
    label: t(`contact.${each}`),
    href: `${paths.contact}?form_type=${each}#write`,
    chosen: each === form,
  }));
  return (
    <>
      <FilterLinks label={t("contact.label")} choices={choices} />
      <p>
        <SiteLink href={paths.formStatus} prefetch={false} className={styles.follow}>
          {t("contact.status")}
        </SiteLink>
      </p>
      <WebForm key={form} form={form} label={t(`contact.${form}`)} />
    </>
  );
}
