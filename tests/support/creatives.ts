const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u16 = (value: number) => u32(value).subarray(2);

function chunk(type: string, data: Buffer): Buffer {
  // The checksum stays empty: a program that only reads the size does not check it.
  return Buffer.concat([u32(data.length), Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
}

/** A PNG of this size; its data is never decompressed, so it can be anything. */
export function pngFile(width = 300, height = 250, data: Buffer = Buffer.alloc(64, 7)): Buffer {
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG of this size: frame, scan with stuffed bytes and a restart, end. */
export function jpegFile(width = 1080, height = 540): Buffer {
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0")),
    segment(0xc0, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4, 5]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** An MP4 film of this size. */
export function mp4File(width = 1920, height = 1080): Buffer {
  const box = (type: string, data: Buffer) => Buffer.concat([u32(data.length + 8), Buffer.from(type, "latin1"), data]);
  const head = Buffer.concat([Buffer.alloc(76), u32(width << 16), u32(height << 16)]);
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0mp41", "latin1")),
    box("moov", box("trak", box("tkhd", head))),
    box("mdat", Buffer.alloc(200, 3)),
  ]);
}

/** The smallest ZIP archive: only its end record. */
export const zipFile = (): Buffer => Buffer.concat([Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]);
