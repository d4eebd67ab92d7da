import { shrinkOnCanvas } from './shrink-on-canvas.ts';
import type { ShrinkTask } from './shrink-task.ts';
import { shrinkProgram } from './shrink-worker.ts';

const qualities = [0.9, 0.8, 0.7];

/**
 * Makes a picture smaller, upright and with its visible colours. Runs in a worker if the browser can, so that the page
 * stays responsive.
 * @param limits pixels of the longer side, at most; and bytes, of which the result has fewer
 * @returns a JPEG, or a WebP where the picture may be transparent; null where this browser cannot open the picture
 */
export async function makePictureSmaller(
  file: File,
  limits: { side: number; bytes: number },
): Promise<File | null> {
  const isOpaque = ['image/jpeg', 'image/heic', 'image/heif'].includes(file.type);
  const types = isOpaque ? ['image/jpeg'] : ['image/webp', 'image/jpeg'];
  const task = { file, types, qualities, ...limits };
  const made = (await shrinkInWorker(task)) ?? (await shrinkOnCanvas(task).catch(() => null));
  return made && new File([made], nameFor(file.name, made.type), { type: made.type });
}

/** Null if the worker fails, or the browser has no workers or no canvas in them. */
function shrinkInWorker(task: ShrinkTask): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.resolve(null);
  }
  const address = URL.createObjectURL(new Blob([shrinkProgram], { type: 'text/javascript' }));
  return new Promise<Blob | null>((resolve) => {
    const worker = new Worker(address);
    const end = (made: Blob | null) => {
      worker.terminate();
      URL.revokeObjectURL(address);
      resolve(made);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(task);
  });
}

const nameFor = (name: string, type: string) =>
  `${name.replace(/\.[^.]*$/, '') || 'picture'}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
