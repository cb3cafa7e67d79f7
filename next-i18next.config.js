const path = require("node:path");

/** Languages of the site: English has no prefix, Bengali is under /bn (I18N-01, I18N-02). */
module.exports = {
  i18n: { defaultLocale: "en", locales: ["en", "bn"], localeDetection: false },
  localePath: process.env.NODE_ENV === "test" ? path.resolve("./locales") : "./locales",
  defaultNS: "common",
  interpolation: { escapeValue: false },
};
