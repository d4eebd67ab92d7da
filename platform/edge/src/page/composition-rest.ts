import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type CarriedPage,
  type CompositionInLanguage,
  carriedBy,
  compositionFileAddress,
  describeRemote,
  forBrowser,
  routeTable,
} from '@aangan/manifest';
import { escapeHtml } from '@aangan/server/requests';
import { LRUCache } from 'lru-cache';

/** Encodings of a composition's files. */
export const fileEncodings = ['br', 'gzip'] as const;
type FileEncoding = (typeof fileEncodings)[number];

/** A file of a composition: its route table, or the description of a remote. */
interface CompositionFile {
  bytes: Buffer;
  /** Compressed on first request. */
  encoded(encoding: FileEncoding): Promise<Buffer>;
}

/** What of a composition pages do not carry. */
interface CompositionRest {
  /** The hash of its route table. */
  table: string;
  /** Remote → the hash of its description. */
  descriptions: ReadonlyMap<string, string>;
  /** By hash. */
  files: ReadonlyMap<string, CompositionFile>;
}

/** The files of the compositions that this edge serves or served lately. */
export interface CompositionRests {
  /** @param composition in the language that is named */
  of(composition: CompositionInLanguage, language: string): CompositionRest;
  /** The file with a hash; undefined where it is of no such composition. */
  read(hash: string): CompositionFile | undefined;
}

/** How many compositions are kept, each language for itself. Those of one channel differ in few files, and share the others. */
const maxCompositions = 256;

export function createCompositionRests(): CompositionRests {
  const rests = new LRUCache<string, CompositionRest>({ max: maxCompositions });
  const read = (hash: string) => {
    for (const { files } of rests.values()) {
      const file = files.get(hash);
      if (file) return file;
    }
    return undefined;
  };
  return {
    read,
    of(composition, language) {
      const key = `${composition.id} ${language}`;
      const rest = rests.get(key) ?? restOf(composition, read);
      rests.set(key, rest);
      return rest;
    },
  };
}

function restOf(
  composition: CompositionInLanguage,
  known: CompositionRests['read'],
): CompositionRest {
  const files = new Map<string, CompositionFile>();
  const add = (content: object): string => {
    const bytes = Buffer.from(JSON.stringify(content));
    const hash = createHash('sha256').update(bytes).digest('base64url');
    files.set(hash, known(hash) ?? compressible(bytes));
    return hash;
  };
  const descriptions = new Map(
    composition.remotes.map((remote) => [remote.name, add(describeRemote(remote))] as const),
  );
  const table = add(routeTable(composition, ({ name }) => descriptions.get(name) ?? ''));
  return { table, descriptions, files };
}

function compressible(bytes: Buffer): CompositionFile {
  const copies = new Map<FileEncoding, Promise<Buffer>>();
  return {
    bytes,
    encoded(encoding) {
      const copy = copies.get(encoding) ?? compress[encoding](bytes);
      copies.set(encoding, copy);
      return copy;
    },
  };
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Each file is compressed once and sent to every browser, unlike pages. */
const compress: Record<FileEncoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipped(bytes),
};

interface Carried {
  /** For the page's scripts. */
  json: string;
  /** The addresses of what they fetch of the composition when they start. */
  startFiles: string[];
}

interface PageOfComposition extends CarriedPage {
  /** What the page was rendered with. */
  composition: CompositionInLanguage;
  /**
   * What was asked for. Every edge of the channel can make its files; those of a fallback, only the edge that rendered
   * the page. The page carries the remotes that fell back.
   */
  requested: CompositionInLanguage;
  /** The language of both. */
  language: string;
}

/**
 * What a page carries of its composition. It carries all of it where its shell was built before pages carried parts, and
 * where nothing can be fetched.
 * @param rests undefined for compositions that no channel serves: only one browser has them, and other edges do not
 */
export function carriedComposition(
  { composition, requested, language, ...page }: PageOfComposition,
  rests: CompositionRests | undefined,
): Carried {
  if (!rests || composition.shell.composition !== 'parts') {
    return { json: JSON.stringify(forBrowser(composition)), startFiles: [] };
  }
  const { table, descriptions } = rests.of(requested, language);
  const shown = [...new Set(page.modules.map(({ remote }) => remote))];
  const hashes = [table, ...shown.flatMap((name) => descriptions.get(name) ?? [])];
  return {
    json: JSON.stringify(carriedBy(page, composition, table)),
    startFiles: hashes.map(compositionFileAddress),
  };
}

/**
 * Has the browser fetch these files beside the shell's scripts. Their integrity is checked when the scripts ask for
 * them: browsers check none of a preload of this kind.
 */
export function startFilePreloads(addresses: readonly string[]): string {
  return addresses
    .map(
      (address) =>
        `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${escapeHtml(address)}">`,
    )
    .join('');
}
