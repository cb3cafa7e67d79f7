import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawShare, type ShareDrawing } from "@/services/share/share-drawing.server";
import { logFailure } from "@/utils/browser/log-failure";

/** On the disk; each has 40 to 90 KB. */
const MAX_PICTURES = 2_000;
/** Waiting to be drawn; further requests get the general picture of the site. */
const MAX_WAITING = 24;

/**
 * The pictures for shared links: drawn one at a time on the first request, and stored in a folder. A page has one file
 * per language; a picture with new content replaces it.
 */
export class SharePictures {
  private readonly inProgress = new Map<string, Promise<Buffer>>();
  private turn: Promise<unknown> = Promise.resolve();

  /**
   * @param folder folder for pictures and fonts; its content may be deleted at any time
   * @param maxPictures the largest number of stored pictures
   */
  constructor(
    private readonly folder: string,
    private readonly maxPictures = MAX_PICTURES,
    private readonly draw: (drawing: ShareDrawing, folder: string) => Promise<Buffer> = drawShare,
  ) {}

  /**
   * @param address of the picture, with its version
   * @param page the text that all versions of one picture have in common: the page and its language
   * @returns the JPEG, or null while too many other pictures wait to be drawn
   */
  async get(address: string, page: string, drawing: ShareDrawing): Promise<Buffer | null> {
    const of = digest(page);
    const name = `${of}-${digest(address)}.jpg`;
    const known = await readFile(join(this.folder, name)).catch(() => null);
    if (known !== null) return known;
    const other = this.inProgress.get(name);
    if (other !== undefined) return other;
    if (this.inProgress.size >= MAX_WAITING) return null;
    const drawn = this.turn.then(() => this.draw(drawing, join(this.folder, "fonts")));
    this.turn = drawn.catch(() => undefined);
    this.inProgress.set(name, drawn);
    try {
      const picture = await drawn;
      // If the folder is not writable, the picture is drawn for each request, but it is still sent.
      await this.save(name, of, picture).catch((error: unknown) =>
        logFailure("A shared picture could not be saved", error),
      );
      return picture;
    } finally {
      this.inProgress.delete(name);
    }
  }

  private async save(name: string, of: string, picture: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const partial = join(this.folder, `${randomUUID()}.part`);
    try {
      await writeFile(partial, picture);
      await rename(partial, join(this.folder, name));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    const others = (await readdir(this.folder)).filter((file) => file.endsWith(".jpg") && file !== name);
    const previous = others.filter((file) => file.startsWith(`${of}-`));
    const excess = others.length - previous.length + 1 > this.maxPictures ? await this.oldest(others) : [];
    await Promise.all([...previous, ...excess].map((file) => rm(join(this.folder, file), { force: true })));
  }

  /** The oldest quarter of the pictures, so that space is rarely needed again. */
  private async oldest(files: readonly string[]): Promise<string[]> {
    const dated = await Promise.all(
      files.map(async (file) => ({ file, at: (await stat(join(this.folder, file)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const oldestFirst = dated.sort((a, b) => a.at - b.at).map(({ file }) => file);
    return oldestFirst.slice(0, Math.ceil(this.maxPictures / 4));
  }
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 20);
