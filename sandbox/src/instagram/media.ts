import { readFile } from 'node:fs/promises';
import {
  contentTypes,
  type DemoPicture,
  demoFolder,
  type MediaExtension,
  readDemoIndex,
} from 'api/sandbox';

/** What a post of the stand-in can show: files of demo/media. */
export interface SandboxMedium {
  /** Of a video also its still. */
  files: string[];
  type: 'IMAGE' | 'VIDEO';
  title: string;
}

/** The demo pictures of rooms and the demo videos. */
export async function listSandboxMedia(): Promise<SandboxMedium[]> {
  return (await readDemoIndex())
    .filter(({ kind }) => kind === 'room' || kind === 'video')
    .map((picture) => ({
      files: filesOf(picture),
      type: picture.kind === 'video' ? 'VIDEO' : 'IMAGE',
      title: picture.title,
    }));
}

const filesOf = ({ file, poster }: DemoPicture) => (poster ? [file, poster] : [file]);

/** A demo file and its content type; undefined for a name that is none. */
export async function readSandboxFile(name: string) {
  const media = await listSandboxMedia();
  if (!media.some(({ files }) => files.includes(name))) return undefined;
  const extension = name.slice(name.lastIndexOf('.') + 1) as MediaExtension;
  return { bytes: await readFile(new URL(name, demoFolder)), type: contentTypes[extension] };
}
