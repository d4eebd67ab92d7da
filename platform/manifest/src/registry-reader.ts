import type { Channel, ChannelComposition } from './composition.ts';

/** One file of a release as it is served. */
export interface ReleasedFile {
  bytes: Uint8Array;
  contentType: string;
  /** SRI sha384 of `bytes`. */
  integrity: string;
  /** The same bytes compressed with brotli, where that is smaller. */
  brotli?: Uint8Array;
  /** Files of earlier releases, as hex sha256, of which there is a {@link Delta} to this one. */
  dictionaries?: readonly string[];
}

/** Ways in which released files are compressed beside brotli, for clients that do not take it. */
export type OtherEncoding = 'zstd' | 'gzip';

/** A file as the difference from another one, in the content encoding `dcz` (RFC 9842). */
export interface Delta {
  /** Hex sha256 of the file that the browser has. */
  dictionary: string;
}

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
    coding: OtherEncoding | Delta,
  ): Promise<Uint8Array | null>;
}
