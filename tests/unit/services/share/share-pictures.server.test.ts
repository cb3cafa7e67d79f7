import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SharePictures } from "@/services/share/share-pictures.server";
import { shareColours as colours } from "@/styles/share-colours";

const drawing = { brand: "GP", title: "Phones", text: "All of them", price: "", was: "", colours };
let folder: string;
let drawn: number;
const draw = async () => {
  drawn += 1;
  return Buffer.from(`picture ${drawn}`);
};
const files = () => readdirSync(folder).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "share-"));
  drawn = 0;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("share pictures", () => {
  it("are drawn once, also for the next process", async () => {
    const ask = (pictures: SharePictures) => pictures.get("/share/a.1.jpg", "en /a", drawing);
    const first = new SharePictures(folder, 9, draw);
    const answers = await Promise.all([ask(first), ask(first), ask(first)]);
    answers.push(await ask(first), await ask(new SharePictures(folder, 9, draw)));
    expect(answers.map(String)).toEqual(Array(5).fill("picture 1"));
    expect([drawn, files().length]).toEqual([1, 1]);
  });

  it("are one file although two processes draw it at the same time", async () => {
    const ask = () => new SharePictures(folder, 9, draw).get("/share/a.1.jpg", "en /a", drawing);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(String).sort()).toEqual(["picture 1", "picture 2"]);
    expect(files()).toHaveLength(1);
    expect(String(await ask())).toMatch(/^picture [12]$/);
    expect(drawn).toBe(2);
  });

  it("replace the earlier version", async () => {
    const pictures = new SharePictures(folder, 9, draw);
    await pictures.get("/share/a.1.jpg", "en /a", drawing);
    await pictures.get("/share/b.1.jpg", "en /b", drawing);
    await pictures.get("/share/a.2.jpg", "en /a", drawing);
    expect(
      files()
        .map((name) => String(readFileSync(join(folder, name))))
        .sort(),
    ).toEqual(["picture 2", "picture 3"]);
  });

  it("are limited in number: the oldest are deleted", async () => {
    const pictures = new SharePictures(folder, 4, draw);
    for (let page = 0; page < 12; page += 1) {
      await pictures.get(`/share/${page}.1.jpg`, `en /${page}`, drawing);
      for (const name of files()) {
        const at = Number(String(readFileSync(join(folder, name))).slice("picture ".length));
        utimesSync(join(folder, name), at, at);
      }
      expect(files().length).toBeLessThanOrEqual(4);
    }
    expect(files().map((name) => String(readFileSync(join(folder, name))))).toContain("picture 12");
  });

  it("leave no partial file when they cannot be stored", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const pictures = new SharePictures(folder, 9, draw);
    await pictures.get("/share/a.1.jpg", "en /a", drawing);
    const [name = ""] = files();
    rmSync(join(folder, name));
    mkdirSync(join(folder, name));
    expect(String(await pictures.get("/share/a.1.jpg", "en /a", drawing))).toBe("picture 2");
    expect(files()).toEqual([name]);
  });

  it("are drawn one at a time, and refused when too many wait", async () => {
    let atOnce = 0;
    let most = 0;
    const slowly = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((done) => setImmediate(done));
      atOnce -= 1;
      return Buffer.from("picture");
    };
    const pictures = new SharePictures(folder, 99, slowly);
    const asked = Array.from({ length: 40 }, (_, page) => pictures.get(`/share/${page}.1.jpg`, `en /${page}`, drawing));
    const refused = (await Promise.all(asked)).filter((answer) => answer === null);
    expect([most, refused.length]).toEqual([1, 16]);
    expect(await pictures.get("/share/39.1.jpg", "en /39", drawing)).not.toBeNull();
  });

  it("are returned even if they cannot be stored", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(String(await new SharePictures(file, 9, draw).get("/share/a.1.jpg", "en /a", drawing))).toBe("picture 1");
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("are drawn again after an error", async () => {
    const failing = new SharePictures(folder, 9, async () => {
      drawn += 1;
      if (drawn === 1) throw new Error("no font");
      return Buffer.from("picture");
    });
    await expect(failing.get("/share/a.1.jpg", "en /a", drawing)).rejects.toThrow("no font");
    expect(String(await failing.get("/share/a.1.jpg", "en /a", drawing))).toBe("picture");
  });
});
