import type { Visit } from './visit.ts';

/** One thing that the documents say a newcomer can do. */
export interface Step {
  name: string;
  /** Steps that must have been done. */
  needs: readonly string[];
  /** @returns what it saw, in one line. @throws Error with what went wrong */
  take: (visit: Visit) => Promise<string>;
}
