import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { StaticFiles } from "@/server/static-files";
import { TextFiles } from "@/server/text-files";

/** Builds whose files are kept, the present one included. */
const MAX_KEPT = 3;
/** What a page of a build asks for under its own names. */
const STATIC = join(".next", "static");
const TEXTS = "locales";
const FOLDER = "builds";
/** A copy that is older was left by a process that was killed. */
const MAX_COPY_MS = 3_600_000;

/** True for a build that is being copied. */
const isIncomplete = (name: string) => name.startsWith(".");

/**
 * Keeps scripts, styles and texts of this build in the data folder, for the processes of other versions that share it:
 * during an update, a page of one version may ask another one for its files, and a page that is open asks for more of
 * them later.
 * @param root the project's folder, built
 */
export async function keepBuild(root: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, FOLDER);
  const id = (await readFile(join(root, ".next", "BUILD_ID"), "utf8")).trim();
  const kept = join(folder, id);
  await mkdir(folder, { recursive: true });
  if (!existsSync(kept)) await copyBuild(root, join(folder, `.${randomUUID()}`), kept);
  const now = new Date();
  await utimes(kept, now, now);
  await removeOld(folder);
}

/** Under its name a build is complete, also when this process is killed, or another one copies it too. */
async function copyBuild(root: string, temporary: string, kept: string): Promise<void> {
  try {
    // Linking is faster than copying. Texts keep their names when they are changed, so a link would change with them.
    await copyFolder(join(root, STATIC), join(temporary, STATIC), (source, copy) =>
      link(source, copy).catch(() => copyFile(source, copy)),
    );
    await copyFolder(join(root, TEXTS), join(temporary, TEXTS), copyFile);
    await rename(temporary, kept);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
}

async function copyFolder(from: string, to: string, copyOne: typeof copyFile): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? copyFolder(source, copy, copyOne) : copyOne(source, copy));
  }
}

/** Removes all but the newest builds, and copies that a killed process left. */
async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const builds = await Promise.all(
    names.map(async (name) => ({
      name,
      startedAt: await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  const complete = builds.filter(({ name }) => !isIncomplete(name));
  const left = builds.filter(({ name, startedAt }) => isIncomplete(name) && startedAt < Date.now() - MAX_COPY_MS);
  const old = complete.sort((one, other) => other.startedAt - one.startedAt).slice(MAX_KEPT);
  for (const { name } of [...old, ...left]) await rm(join(folder, name), { recursive: true, force: true });
}

/** Serves what other builds keep in the data folder, also builds that start later. */
export class KeptBuilds {
  private readonly folder: string;
  private builds = new Map<string, readonly [StaticFiles, TextFiles]>();
  private listedAt = 0;

  constructor(dataDir: string) {
    this.folder = join(dataDir, FOLDER);
  }

  /** Answers a GET or HEAD for a file of a kept build; false for anything else. */
  async serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    if (!pathname.startsWith("/_next/static/")) return false;
    this.list();
    for (const [files, texts] of this.builds.values()) {
      if ((await files.serve(request, response, pathname)) || (await texts.serve(request, response, pathname))) {
        return true;
      }
    }
    return false;
  }

  /** Reads the folder again only when a build was added or removed. */
  private list(): void {
    const changedAt = statSync(this.folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === this.listedAt) return;
    this.listedAt = changedAt;
    const names = changedAt === 0 ? [] : readdirSync(this.folder).filter((name) => !isIncomplete(name));
    this.builds = new Map(
      names.flatMap((name) => {
        const build = this.builds.get(name) ?? readBuild(join(this.folder, name));
        return build === undefined ? [] : [[name, build]];
      }),
    );
  }
}

/** Undefined for a folder that is no build, or that another process is removing. */
function readBuild(folder: string): readonly [StaticFiles, TextFiles] | undefined {
  try {
    return [new StaticFiles(folder), new TextFiles(join(folder, TEXTS))];
  } catch {
    return undefined;
  }
}
