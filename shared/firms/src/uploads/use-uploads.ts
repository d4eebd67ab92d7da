import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import type { Endpoint } from '@aangan/api-client/endpoints';
import { maxAttachmentBytes } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { makePictureSmaller, withKnownType } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { problemAdvice } from '../failure/problem-advice.ts';
import { useSpeech } from '../speech/use-speech.ts';

/** A file that was chosen for what is being written. */
export interface ChosenFile<Uploaded = unknown> {
  key: string;
  file: File;
  /** The share that was sent, 0 to 1. */
  progress: number;
  /** Once it is uploaded. */
  uploaded?: Uploaded;
  /** Why it was not uploaded. */
  failure?: string;
  /** Whether another try could be taken: the file itself is not what is refused. */
  canRetry?: boolean;
}

/** Pixels of the longer side of pictures that are too large to be sent. */
const maxSide = 2560;

interface UploadsOptions<Uploaded> {
  /** How many files there can be at a time. */
  max: number;
  /** The request that uploads one. @param key makes it safe to send again */
  request: (file: File, key: string) => Endpoint<Uploaded>;
}

/** The files of what is being written, each uploaded as soon as it is chosen. */
export function useUploads<Uploaded>({ max, request }: UploadsOptions<Uploaded>) {
  const { client } = useHost();
  const { t } = useLingui();
  const { i18n, say } = useSpeech();
  const [files, setFiles] = useState<readonly ChosenFile<Uploaded>[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const one of uploads.values()) one.abort();
    };
  }, []);

  const set = (key: string, parts: Partial<ChosenFile<Uploaded>>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...parts } : one)));

  async function upload(key: string, chosen: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const tooLarge = t({
      id: 'firms.file-too-large',
      message: 'Files must be smaller than 10 MB.',
    });
    try {
      const file = await sendable(chosen);
      if (file.size >= maxAttachmentBytes) return set(key, { failure: tooLarge });
      const onProgress = (progress: number) => set(key, { progress });
      set(key, {
        uploaded: await client.upload(request(file, key), onProgress, controller.signal),
      });
    } catch (error) {
      const problem = problemOf(error);
      const refused = problem.fields?.file?.[0];
      const said = refused ?? problem.message;
      set(key, {
        canRetry: refused === undefined,
        failure: problemAdvice(problem, i18n) ?? say(said),
      });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    files,
    isUploading: files.some((one) => !one.uploaded && one.failure === undefined),
    uploaded: files.flatMap(({ uploaded }) => (uploaded === undefined ? [] : [uploaded])),
    add(chosen: readonly File[]) {
      const added = chosen.slice(0, Math.max(0, max - files.length)).map((file) => ({
        key: createSubmissionKeys().keyFor(file.name),
        file,
        progress: 0,
      }));
      setFiles([...files, ...added]);
      for (const { key, file } of added) void upload(key, file);
    },
    retry({ key, file }: ChosenFile<Uploaded>) {
      setFiles((now) => now.map((one) => (one.key === key ? { key, file, progress: 0 } : one)));
      void upload(key, file);
    },
    remove(key: string) {
      running.current.get(key)?.abort();
      setFiles((now) => now.filter((one) => one.key !== key));
    },
    clear: () => setFiles([]),
  };
}

/** Pictures of phones are often larger than what is sent. */
async function sendable(chosen: File): Promise<File> {
  const file = await withKnownType(chosen);
  if (file.size < maxAttachmentBytes || !file.type.startsWith('image/')) return file;
  const limits = { side: maxSide, bytes: maxAttachmentBytes - 1 };
  return (await makePictureSmaller(file, limits)) ?? file;
}
