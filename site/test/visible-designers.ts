import { getJson } from './site.ts';

interface Page {
  count: number;
  results: { id: number; full_name: string; instagram_posts: unknown[] }[];
}

/** What a visitor sees of the demo data, but for the ids that the database gave. */
export async function visibleDesigners(origin: string): Promise<unknown> {
  const { count, results } = await getJson<Page>(`${origin}/api/designers/profiles/?page_size=48`);
  const firms = results.map(({ full_name, instagram_posts }) => [
    full_name,
    instagram_posts.length,
  ]);
  return { count, firms: firms.sort() };
}
