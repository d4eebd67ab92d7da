import type { Channel, ChannelComposition } from './composition.ts';

/** One file of a release as it is served. */
export interface ReleasedFile {
  bytes: Uint8Array;
  contentType: string;
  /** SRI sha384 of `bytes`. */
  integrity: string;
  /** The same bytes compressed with brotli, where that is smaller. */
  brotli?: Uint8Array;
}

/** Ways in which released files are compressed beside brotli, for clients that do not take it. */
export type OtherEncoding = 'zstd' | 'gzip';

/** What the edge reads of the registry: in one process the registry itself, else its HTTP API. */
export interface RegistryReader {
  /** What the channel serves now, with its canaries; null while nothing was ever promoted to it. */
  composition(channel: Channel): Promise<ChannelComposition | null>;
  /** A file of a release; null where there is none. Releases are immutable: an answer may be kept without limit. */
  releaseFile(name: string, release: string, path: string): Promise<ReleasedFile | null>;
  /**
   * The copy of a file that was compressed when its release was published; null where there is none. Readers that have
   * no such copies omit the method.
   */
  compressedFile?(
    name: string,
    release: string,
    path: string,
    encoding: OtherEncoding,
  ): Promise<Uint8Array | null>;
}
