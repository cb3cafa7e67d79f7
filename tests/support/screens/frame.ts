import type { LayoutData } from "@/utils/layout/page-layout";

/** The frame of a page for an ordinary visitor of the website, with the test's changes. */
export function layoutWith(fields: Partial<LayoutData> = {}): LayoutData {
  return {
    brand: "GP",
    brandEnglish: "GP",
    brandSlug: "gp",
    menu: { top: [], main: [] },
    outside: {
      flexiplan: "https://flexiplan.example",
      video: "https://video.example",
      roaming: "https://roaming.example",
      company: "https://company.example",
      vacancies: "https://vacancies.example",
      myGpStore: "https://mygp-store.example",
      facebook: "https://facebook.example",
      youTube: "https://youtube.example",
      instagram: "https://instagram.example",
      linkedIn: "https://linkedin.example",
    },
    origin: "https://site.example",
    chrome: { channel: null, channelName: "", microsite: "", navbar: "plain", footer: true, walletBar: false },
    user: null,
    sandbox: false,
    outsideLanguage: null,
    languageNotice: false,
    gate: null,
    ...fields,
  };
}
