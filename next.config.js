const { i18n } = require("./next-i18next.config.js");

/** @type {import("next").NextConfig} */
module.exports = {
  i18n,
  reactStrictMode: true,
  poweredByHeader: false,
  // Whole public pages get theirs from server/page-reuse.ts; Next's own took 0.7 ms of each rendered page.
  generateEtags: false,
  // The composition root compresses once and keeps the bytes (server.ts).
  compress: false,
  // Types are checked by `npm run verify`; a second pass here would only slow every start.
  typescript: { ignoreBuildErrors: true },
  images: {
    loader: "custom",
    loaderFile: "./utils/pictures/image-loader.ts",
    deviceSizes: [640, 750, 828, 1080, 1200, 1920],
    imageSizes: [],
    qualities: [75],
  },
  experimental: {
    // Styles come in the page (server/next-patches/inline-styles.ts), so a further file costs no request: a page gets those it uses.
    cssChunking: { type: "graph", requestCost: 500 },
    optimizePackageImports: ["@chakra-ui/react"],
    turbopackChunking: { requestCost: 400_000, minChunkSize: 200_000, maxMergeChunkSize: 2_000_000 },
  },
};
