import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// It has no types of what is used here.
const require = createRequire(import.meta.url);

/** The parts of libheif's module that are used; its own types are of its functions in C. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    pixels: { data: Uint8ClampedArray; width: number; height: number },
    done: (result: object | null) => void,
  ): void;
}
interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** A picture of a HEIC file, not yet decoded. */
export interface HeicPicture {
  width: number;
  height: number;
  /** Decodes it, upright. @returns a PNG with the colour profile of the file */
  decode(): Promise<Buffer>;
}

/** Reads the head of a HEIC or HEIF file. @throws Error for one that holds no picture */
export async function openHeic(bytes: Buffer): Promise<HeicPicture> {
  const heif = require('libheif-js/wasm-bundle.js') as Heif;
  const images = new heif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in this file.');
  const [width, height] = [image.get_width(), image.get_height()];
  return {
    width,
    height,
    async decode() {
      const data = await pixelsOf(image, width, height);
      const picture = sharp(data, { raw: { width, height, channels: 4 } });
      if (isOpaque(data)) picture.removeAlpha();
      const png = await picture.png({ compressionLevel: 0 }).toBuffer();
      return withProfile(png, profileOf(bytes));
    },
  };
}

function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray> {
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) =>
    image.display(pixels, (result) =>
      result ? resolve(pixels.data) : reject(new Error('This picture cannot be decoded.')),
    ),
  );
}

/** The module gives every picture a channel of transparency. */
function isOpaque(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** The ICC profile, which libheif's module does not give out: in a box `colr` of the type `prof`. */
function profileOf(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf('colrprof');
  if (at < 4) return undefined;
  return bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
}

const afterHeader = 8 + 25;

/** Adds a profile to a PNG, so that sharp converts from it: of raw pixels it cannot be told. */
function withProfile(png: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile) return png;
  const data = Buffer.concat([Buffer.from('iCCPheic\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([
    png.subarray(0, afterHeader),
    length,
    data,
    sum,
    png.subarray(afterHeader),
  ]);
}
