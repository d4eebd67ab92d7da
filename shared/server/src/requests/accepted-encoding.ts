/** A way to compress, as Content-Encoding names it. */
export type Encoding = 'br' | 'zstd' | 'gzip';

/**
 * The best encoding that an Accept-Encoding header accepts (RFC 9110, section 12.5.3); undefined if it accepts none.
 * @param offered the available encodings, the best one first
 */
export function acceptedEncoding<Offered extends Encoding | 'dcz'>(
  header: string | string[] | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const weights = new Map<string, number>();
  for (const one of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
