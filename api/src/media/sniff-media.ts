/** The formats that are kept, by the extension they are served under. */
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

/** What the bytes are, whatever a name or a header says; undefined for anything that is not kept. */
export function sniffMedia(bytes: Uint8Array): MediaExtension | undefined {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp') return head.slice(8, 12) === 'qt  ' ? 'mov' : 'mp4';
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(head) ? 'svg' : undefined;
}
