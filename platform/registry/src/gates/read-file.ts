/** Reads a released file by its hex sha256; undefined where its bytes are not there. */
export type ReadFile = (sha256: string) => Promise<Buffer | undefined>;
