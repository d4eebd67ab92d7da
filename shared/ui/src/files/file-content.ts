/** Signatures of the file formats that phones and cameras write; `offset` in bytes. */
const formats: readonly { type: string; offset: number; bytes: RegExp }[] = [
  { type: 'image/jpeg', offset: 0, bytes: /^\xff\xd8\xff/ },
  { type: 'image/png', offset: 0, bytes: /^\x89PNG/ },
  { type: 'image/gif', offset: 0, bytes: /^GIF8/ },
  { type: 'image/webp', offset: 8, bytes: /^WEBP/ },
  { type: 'image/avif', offset: 4, bytes: /^ftypavi/ },
  { type: 'image/heic', offset: 4, bytes: /^ftyp(hei|hev|mif1|msf1)/ },
  { type: 'video/quicktime', offset: 4, bytes: /^ftypqt/ },
  { type: 'video/mp4', offset: 4, bytes: /^ftyp/ },
];

/**
 * A file with a content type. Systems set none for unknown formats and for files that are dragged from a mail: then the
 * first bytes decide. If they are unknown or cannot be read, the file is returned unchanged.
 */
export async function withKnownType(file: File): Promise<File> {
  if (file.type !== '') return file;
  const head = await readHead(file).catch(() => '');
  const format = formats.find(({ offset, bytes }) => bytes.test(head.slice(offset)));
  if (!format) return file;
  const { name, lastModified } = file;
  return new File([file], name, { type: format.type, lastModified });
}

/** Whether a chosen file is still readable: false once it was changed, moved or deleted, or its source is offline. */
export async function isStillThere(file: File): Promise<boolean> {
  try {
    await read(file.slice(0, 1));
    return true;
  } catch {
    return false;
  }
}

async function readHead(file: File): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await read(file.slice(0, 16))));
}

function read(part: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(part);
  });
}
