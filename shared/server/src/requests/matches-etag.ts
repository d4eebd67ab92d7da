/**
 * Whether an If-None-Match header names an entity tag: any tag (`*`), or one of a list, without regard to weak and
 * strong (RFC 9110, section 13.1.2). Tags that contain commas are not read.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    header?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag)) ?? false
  );
}
