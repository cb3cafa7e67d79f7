// Finds the two programs that rendering needs. Neither is needed to build, test or run the site.
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  for (const name of names) {
    const found = folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
    if (found !== undefined) return found;
  }
  return null;
}

/** @returns {string | null} the path of Blender's program */
export function findBlender() {
  return findOnPath(["blender", "blender.exe"]);
}

/** @returns {string | null} the path of the system's Chromium or Chrome, or else of Playwright's Chromium */
export function findChromium() {
  const system = findOnPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]);
  if (system !== null) return system;
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}
