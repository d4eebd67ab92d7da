/** The pages that a visitor without an account most often opens first, with the first firm of each list. */
export async function publicPages(origin: URL): Promise<string[]> {
  return [
    '/',
    '/designers',
    await firstOf(origin, 'designers', 'profiles'),
    await firstOf(origin, 'vendors', 'vendors'),
    '/login',
  ];
}

/** The page of the first firm of a list. */
async function firstOf(origin: URL, kind: string, list: string): Promise<string> {
  const answer = await fetch(new URL(`/api/designers/${list}/`, origin));
  const { results } = (await answer.json()) as { results: { id: number }[] };
  const [first] = results;
  if (!first) throw new Error(`The site at ${origin.href} has no ${kind}.`);
  return `/${kind}/${first.id}`;
}
