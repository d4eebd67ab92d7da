import sharp from 'sharp';
import { multipart, type Part } from '../testing/multipart.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type Headers = Record<string, string>;

export const portfolioUrl = '/api/designers/portfolio/';

export const texts = {
  title: 'Kitchen',
  description: 'A kitchen for five people.',
  category: 'residential',
};

/** A picture of one colour. */
export const picture = (background = '#a4452c', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } });

const textParts = (fields: Record<string, string>): Part[] =>
  Object.entries(fields).map(([name, content]) => ({ name, content }));

/** Sends the form of a new item, by default with all its texts. */
export function sendItem(
  api: TestApi,
  headers: Headers,
  files: readonly (Buffer | string)[],
  fields: Record<string, string> = texts,
) {
  const file = (content: Buffer | string) => ({ name: 'images', content, fileName: 'a.jpg' });
  const body = multipart([...textParts(fields), ...files.map(file)]);
  const all = { ...headers, ...body.headers };
  return api.call('POST', portfolioUrl, { payload: body.payload, headers: all });
}

/** Adds a picture. @returns the item */
export async function addItem(api: TestApi, headers: Headers, title = 'Kitchen', colour?: string) {
  const bytes = await picture(colour).png().toBuffer();
  const answer = await sendItem(api, headers, [bytes], { ...texts, title });
  return answer.json() as { id: number; image_url: string; is_profile_picture: boolean };
}

/** The titles of the own items, in order. */
export async function titlesOf(api: TestApi, headers: Headers): Promise<string[]> {
  const items: { title: string }[] = (await api.get(portfolioUrl, headers)).json();
  return items.map(({ title }) => title);
}

/** The hash in the address of a picture or video. */
export const shaOf = (path: string | null) => /([0-9a-f]{64})/.exec(path ?? '')?.[1] ?? '';
