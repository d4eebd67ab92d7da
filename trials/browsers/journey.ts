import type { Visitor } from './visitor.ts';

/** What a journey has beside its tab. */
export interface Around {
  origin: string;
  /** The site itself, without the proxy; its staging is at the next port. */
  site: URL;
  /** A name that no other journey has. */
  unique: string;
  /** Answers requests for files of a remote with 404, all or the first for each file, until it is healed. */
  breakRemote(name: string, which?: 'all' | 'first'): void;
  heal(): void;
}

export type Journey = (visitor: Visitor, around: Around) => Promise<void>;

/** The profile of the first firm that a search finds, by the API. */
export async function firstFirm({ origin }: Around, kind: 'profiles' | 'vendors'): Promise<number> {
  const answer = await fetch(`${origin}/api/designers/${kind}/?page=1`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return results[0]?.id ?? 0;
}
