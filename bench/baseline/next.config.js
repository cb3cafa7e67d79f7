const path = require("node:path");

/** The smallest Next app of the site's own versions; `npm run bench` compares with it (docs/performance.md). */
module.exports = {
  poweredByHeader: false,
  compress: false,
  turbopack: { root: path.join(__dirname, "..", "..") },
};
