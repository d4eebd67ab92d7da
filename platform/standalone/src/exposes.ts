/** Exposed module → how to import it. */
export type Exposes = Record<string, () => Promise<unknown>>;
