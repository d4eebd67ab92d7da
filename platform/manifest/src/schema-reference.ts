import Type from 'typebox';

/** The documents with a published JSON schema. */
export type PublishedDocument = 'remote' | 'shell' | 'release';

/** The file name of a document's published schema. */
export function schemaFile(document: PublishedDocument): string {
  return `${document}.schema.json`;
}

/**
 * A document's `$schema`: a relative path in a repository or the address on a site, so that an editor finds
 * it. Both end alike.
 */
export function schemaReference(document: PublishedDocument) {
  return Type.String({
    pattern: `(^|/)schemas/${document}\\.schema\\.json$`,
    description: `a path or address that ends in "schemas/${schemaFile(document)}"`,
  });
}
