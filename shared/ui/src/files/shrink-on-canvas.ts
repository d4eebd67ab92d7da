import type { ShrinkTask } from './shrink-task.ts';

/**
 * Makes a picture smaller on the main thread, for browsers whose workers cannot, or that open some formats only in a
 * page, such as Safari with HEIC.
 * @returns null if every result has too many bytes
 * @throws DOMException if the browser cannot open the picture
 */
export async function shrinkOnCanvas(task: ShrinkTask): Promise<Blob | null> {
  const address = URL.createObjectURL(task.file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    for (let side = task.side; side >= 256; side = Math.round(side * 0.75)) {
      const made = await drawn(picture, side, task);
      if (made) return made;
    }
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(picture: HTMLImageElement, side: number, task: ShrinkTask) {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  for (const type of context ? task.types : []) {
    if (!context) break;
    context.fillStyle = '#fff';
    if (type === 'image/jpeg') context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of task.qualities) {
      const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      if (made?.type !== type) break;
      if (made.size < task.bytes) return made;
    }
  }
  return null;
}
