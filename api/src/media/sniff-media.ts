import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

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

export type UploadKind = 'picture' | 'video';

/** What may be uploaded, by the extension that file-type gives the format. */
const uploadKinds: Record<string, UploadKind> = {
  jpg: 'picture',
  png: 'picture',
  apng: 'picture',
  gif: 'picture',
  webp: 'picture',
  avif: 'picture',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
};

/** Whether a file's bytes are a picture or a video that may be uploaded; undefined for anything else. */
export async function sniffUpload(file: string): Promise<UploadKind | undefined> {
  const extension = (await fileTypeFromFile(file).catch(() => undefined))?.ext;
  return extension && Object.hasOwn(uploadKinds, extension) ? uploadKinds[extension] : undefined;
}
