/** A release with the texts of its types. */
export interface TypedRelease {
  name: string;
  release: string;
  /** The team that owns it. */
  team: string;
  /** Exposed module → its declaration. */
  exposes: Record<string, string>;
  /** Other remote → its exposed module → a module that passes it what this release passes. */
  consumes: Record<string, Record<string, string>>;
}

/** The name that an exposed module exports: `./ItemPage` exports `ItemPage`. */
export function exportOf(expose: string): string {
  return expose.slice('./'.length);
}
