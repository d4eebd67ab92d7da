/** A range of bytes; both ends are inclusive, as in the Content-Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that a Range header asks of a file of this length (RFC 9110, section 14). Undefined: send the
 * whole file (no header, several ranges, another unit). 'unsatisfiable': 416.
 */
export function readByteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : 'unsatisfiable';
}
