import { fileTypeFromBuffer } from 'file-type';

/** The formats that are stored, by the extension they are served under. */
export const contentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;

export type MediaExtension = keyof typeof contentTypes;

/** The format of the bytes, whatever a name or a header says; undefined for one that is not stored. */
export async function sniffMedia(bytes: Uint8Array): Promise<MediaExtension | undefined> {
  if (isSvg(bytes)) return 'svg';
  const extension = (await fileTypeFromBuffer(bytes))?.ext;
  return extension !== undefined && isStored(extension) ? extension : undefined;
}

const isStored = (extension: string): extension is MediaExtension =>
  Object.hasOwn(contentTypes, extension);

/** SVG is text and has no signature, so file-type tells it from other XML in no case. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(head);
}
