/** The recorder has no types: it adds itself to `window`, and nothing is imported from it. */
declare module "mixpanel-browser/dist/mixpanel-recorder.min.js";
