/** The recorder has no types. It adds itself to `window`; nothing is imported from it. */
declare module "mixpanel-browser/dist/mixpanel-recorder.min.js";
