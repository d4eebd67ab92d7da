/**
 * Whether an If-None-Match header matches an entity tag: by `*` or by a tag of its list, with the weak comparison (RFC
 * 9110, section 13.1.2). Tags that contain commas are not supported.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    header?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag)) ?? false
  );
}
