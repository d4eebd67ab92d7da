import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createItem, createPoFile, parsePo, stringifyPo } from 'pofile-ts';

/** A message of a package, with its translation. */
export interface CatalogueEntry {
  /** The text in the source's language that was translated. */
  message: string;
  /** Empty: not translated yet. */
  translation: string;
  comment?: string;
  /** The source's text has changed since it was translated, or a translator is not sure. */
  isFuzzy?: boolean;
}

/** Messages by id. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** The folder of a package that holds its translations: a file in PO for each language, named by its code. */
export const cataloguesFolder = 'locales';

/** The languages that a package is translated to: code → file. */
export function catalogueFiles(directory: string): Map<string, string> {
  const files = globSync(`${cataloguesFolder}/*.po`, { cwd: directory }).sort();
  return new Map(files.map((file) => [basename(file, '.po'), join(directory, file)]));
}

/**
 * Reads a file of translations: ids are in `msgctxt`, the source's texts in `msgid`.
 * @throws Error with the file's name when it is not PO
 */
export function readCatalogue(file: string): Catalogue {
  const entries = parse(file).items.flatMap((item) => {
    const { msgctxt: id, msgid: message, msgstr, flags, extractedComments, obsolete } = item;
    if (!id || obsolete) return [];
    const comment = extractedComments.join(' ');
    const entry: CatalogueEntry = {
      message,
      translation: msgstr[0] ?? '',
      ...(comment && { comment }),
      ...(flags.fuzzy && { isFuzzy: true }),
    };
    return [[id, entry] as const];
  });
  return new Map(entries);
}

function parse(file: string) {
  try {
    return parsePo(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not a file of translations in PO.`, { cause });
  }
}

/** The text of a file of translations, in the order of ids, so that changes of several people merge. */
export function writeCatalogue(language: string, catalogue: Catalogue): string {
  const file = createPoFile();
  file.headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' };
  file.headerOrder = Object.keys(file.headers);
  file.items = [...catalogue]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { message, translation, comment, isFuzzy }]) =>
      Object.assign(createItem(), {
        msgctxt: id,
        msgid: message,
        msgstr: [translation],
        extractedComments: comment ? [comment] : [],
        flags: isFuzzy ? { fuzzy: true } : {},
      }),
    );
  return stringifyPo(file).replace(/\n*$/, '\n');
}
