import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type CreativeRow, insertCreative, sumCreativeBytes } from "@/backend/db/queries/content/ad-order-queries";
import { type CreativeFormat, formatOf, SIGNATURE_BYTES } from "@/backend/domain/ads-platform/creative-formats";
import { HiddenContent } from "@/backend/domain/ads-platform/hidden-content";
import { CreativeError, StepReader } from "@/backend/domain/ads-platform/step-reader";
import { TooSlow, timedPieces, type UploadLimits } from "@/backend/domain/ads-platform/timed-pieces";
import { takeUploadSlot, type Uploader } from "@/backend/domain/ads-platform/upload-slots";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError, tooManyRequests } from "@/backend/domain/domain-error";
import { newPublicId } from "@/backend/domain/random-ids";
import { MAX_CREATIVE_BYTES } from "@/utils/requests/request-limits";

const GIGABYTE = 1024 ** 3;
/** The total disk space for files of orders. */
const MAX_CLAIMED_BYTES = 10 * GIGABYTE;
/** The total disk space for files that have no order yet, and the share of one network. */
const MAX_UNCLAIMED_BYTES = GIGABYTE;
const MAX_OWN_BYTES = 64 * 1024 ** 2;
const BUSY_SECONDS = 5;
const MAX_NAME_LENGTH = 80;
/** 8 MB in two minutes is the speed of a weak phone connection. A sender who stays below 4 KB a second is ended sooner. */
const UPLOAD_LIMITS: UploadLimits = { idleMs: 15_000, wholeMs: 120_000, slowest: 4_096, graceMs: 20_000 };

export const PART = ".part";

/** The folder with the files of orders. It is outside of every folder that is served. */
export const creativeFolder = (dataDir: string) => join(dataDir, "ad-creatives");

interface UploadedFile {
  /** The name that the browser sent. */
  name: string;
  body: ReadableStream<Uint8Array> | null;
  sender: Uploader;
  /** The sender's network under a name that does not reveal its address; null when many people share it. */
  network: string | null;
}

interface CreativeStore extends DbContext {
  readonly dataDir: string;
  /** Called when a file is refused because the files of orders take all of their space. */
  readonly onFull: () => void;
}

/**
 * Receives a file for an order: checked and written while it arrives, and kept only when all of it is a picture or a
 * film (docs/advertising.md). Only one piece of the file is in memory; a refused file leaves nothing on disk.
 * @returns the facts of the file; its id is part of the order
 * @throws DomainError `creative-too-large`, `creative-type`, `creative-damaged`, `creative-dimensions`,
 *   `creative-too-slow`, `creative-space` for a network or a disk share that is full, `too-many-requests` without a free slot, `service-unavailable` while the disk space is used up
 */
export async function receiveCreative(
  store: CreativeStore,
  { name, body, sender, network }: UploadedFile,
): Promise<CreativeRow> {
  const freeSlot = takeUploadSlot(sender);
  if (freeSlot === null) {
    await body?.cancel();
    throw tooManyRequests(BUSY_SECONDS);
  }
  try {
    await checkSpace(store, network);
    return await write(store, { name, network }, timedPieces(body, UPLOAD_LIMITS));
  } catch (error) {
    await body?.cancel().catch(() => undefined);
    if (error instanceof TooSlow) throw new DomainError("creative-too-slow", { field: "creative" });
    throw error instanceof CreativeError ? new DomainError(CODES[error.why], { field: "creative" }) : error;
  } finally {
    freeSlot();
  }
}

async function checkSpace({ db, onFull }: CreativeStore, network: string | null): Promise<void> {
  const { claimed, unclaimed, own } = await sumCreativeBytes(db.pool, network);
  if (claimed > MAX_CLAIMED_BYTES) {
    onFull();
    throw new DomainError("creative-space", { field: "creative" });
  }
  if (own > MAX_OWN_BYTES) throw new DomainError("creative-space", { field: "creative" });
  if (unclaimed > MAX_UNCLAIMED_BYTES) throw new DomainError("service-unavailable");
}

const CODES = {
  type: "creative-type",
  damaged: "creative-damaged",
  more: "creative-damaged",
  dimensions: "creative-dimensions",
} as const;

async function write(
  { db, dataDir }: CreativeStore,
  { name, network }: Pick<UploadedFile, "name" | "network">,
  pieces: AsyncIterable<Uint8Array>,
): Promise<CreativeRow> {
  const id = newPublicId();
  const folder = creativeFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${id}${PART}`);
  try {
    const file = await open(part, "wx", 0o600);
    let row: CreativeRow;
    try {
      const { format, ...facts } = await receive(pieces, file);
      row = { id, name: creativeName(name, format.extension), type: format.type, ...facts };
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(folder, id));
    // The row is written after the file, so that every row has a file. The sweep removes files without a row.
    await insertCreative(db.pool, { ...row, network });
    return row;
  } catch (error) {
    await Promise.all([rm(part, { force: true }), rm(join(folder, id), { force: true })]);
    throw error;
  }
}

async function receive(pieces: AsyncIterable<Uint8Array>, file: FileHandle) {
  const digest = createHash("sha256");
  const hidden = new HiddenContent();
  let first = Buffer.alloc(0);
  let format: CreativeFormat | null = null;
  let reader: StepReader | null = null;
  let bytes = 0;
  const take = (chunk: Buffer) => {
    if (hidden.isIn(chunk)) throw new CreativeError("type");
    if (reader !== null) return reader.push(chunk);
    first = Buffer.concat([first, chunk]);
    if (first.length < SIGNATURE_BYTES) return;
    format = formatOf(first);
    if (format === null) throw new CreativeError("type");
    reader = new StepReader(format.read());
    reader.push(first);
  };
  for await (const piece of pieces) {
    const chunk = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    bytes += chunk.length;
    if (bytes > MAX_CREATIVE_BYTES) throw new DomainError("creative-too-large", { field: "creative" });
    take(chunk);
    digest.update(chunk);
    await file.writeFile(chunk);
  }
  return { ...ended(format, reader), bytes, digest: digest.digest("hex") };
}

function ended(format: CreativeFormat | null, reader: StepReader | null) {
  if (format === null || reader === null) throw new CreativeError("type");
  return { format, ...reader.end() };
}

/**
 * A file's name as it is stored and shown: the last part of its path, without characters that are special for a system
 * or a terminal, with the extension of its real type.
 */
function creativeName(typed: string, extension: string): string {
  const last = typed.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    // Control characters, text direction marks, and characters that are special in Windows or in a shell.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*;&$`'!#%{}]/gu, "")
    .replace(/\.[^.]*$/, "")
    .replace(/\.{2,}/g, ".")
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|[\s.]+$/g, "");
  const stem = [...clean].slice(0, MAX_NAME_LENGTH).join("").trim();
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${stem === "" || isReserved ? "creative" : stem}.${extension}`;
}
