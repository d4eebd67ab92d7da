import { readFile } from 'node:fs/promises';

/** One picture, video or mark as demo/media/index.json describes it. */
export interface DemoPicture {
  file: string;
  kind: 'room' | 'product' | 'video' | 'mark';
  title: string;
  palette: string[];
  width: number;
  height: number;
  alt: string;
  poster?: string;
  still?: string;
  room_type?: string;
}

/** The folder demo/media, with a slash at its end. */
export const demoFolder = new URL('../../demo/media/', import.meta.url);

/** What the demo data has of pictures, videos and marks. */
export async function readDemoIndex(): Promise<DemoPicture[]> {
  return JSON.parse(await readFile(new URL('index.json', demoFolder), 'utf8')) as DemoPicture[];
}
