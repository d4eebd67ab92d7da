/** A file's name with an ending that says what the file is, whatever its giver called it: the first, where it has none of them. */
export function withEnding(name: string, endings: readonly [string, ...string[]]): string {
  const isNamed = endings.some((ending) => name.toLowerCase().endsWith(ending));
  return isNamed ? name : name + endings[0];
}

/** The Content-Disposition of a file that is saved and not shown, for every client (RFC 6266). */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
