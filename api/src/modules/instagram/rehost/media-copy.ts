import sharp from 'sharp';
import type { MediaDescription } from '../../../media/ingest-media.ts';
import { sniffMedia } from '../../../media/sniff-media.ts';
import { DownloadRefused } from './download-media.ts';

/** A picture or video as it is kept. */
export interface MediaCopy {
  bytes: Buffer;
  facts: MediaDescription;
}

const longestSide = 1_600;
const mostPixels = 64_000_000;

/** A picture, upright, no larger than it is ever shown and without what a camera notes in it. @throws DownloadRefused */
export async function pictureCopy(bytes: Buffer): Promise<MediaCopy> {
  if (!['jpg', 'png', 'webp'].includes((await sniffMedia(bytes)) ?? '')) {
    throw new DownloadRefused('no picture');
  }
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const { width, height } = info;
    return { bytes: data, facts: { width, height, altText: '', dominantColor: hex(dominant) } };
  } catch {
    throw new DownloadRefused('a picture that cannot be opened');
  }
}

/** A video as it is. @param still its picture, from which it has its shape and colour @throws DownloadRefused */
export async function videoCopy(bytes: Buffer, still: MediaCopy | undefined): Promise<MediaCopy> {
  if (!['mp4', 'mov'].includes((await sniffMedia(bytes)) ?? '')) {
    throw new DownloadRefused('no video');
  }
  const unknown = { width: null, height: null, altText: '', dominantColor: null };
  return { bytes, facts: still?.facts ?? unknown };
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
