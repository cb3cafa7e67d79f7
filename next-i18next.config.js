const path = require("node:path");

/** Languages of the site: English is bare, Bengali lives under /bn (SPEC 1, I18N). */
module.exports = {
  i18n: { defaultLocale: "en", locales: ["en", "bn"], localeDetection: false },
  localePath: process.env.NODE_ENV === "test" ? path.resolve("./locales") : "./locales",
  defaultNS: "common",
  interpolation: { escapeValue: false },
};
