/** Parameters of punycode (RFC 3492, section 5). */
const [base, tMin, tMax, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128];

/** A label of a host name without its "xn--", decoded (RFC 3492, section 6.2); null if malformed. */
export function decodePunycode(encoded: string): string | null {
  const plainEnd = encoded.lastIndexOf('-');
  const codes = [...encoded.slice(0, Math.max(0, plainEnd))].map((one) => one.codePointAt(0) ?? 0);
  let [code, at, bias] = [firstCode, 0, firstBias];
  let rest = [...encoded.slice(plainEnd + 1)].map(digitOf);
  while (rest.length > 0) {
    const from = at;
    const used = rest.findIndex((digit, n) => digit < threshold((n + 1) * base, bias)) + 1;
    if (used === 0) return null;
    let weight = 1;
    for (const [n, digit] of rest.slice(0, used).entries()) {
      at += digit * weight;
      weight *= base - threshold((n + 1) * base, bias);
    }
    bias = adapted(at - from, codes.length + 1, from === 0);
    code += Math.floor(at / (codes.length + 1));
    at %= codes.length + 1;
    if (code > 0x10ffff) return null;
    codes.splice(at, 0, code);
    at += 1;
    rest = rest.slice(used);
  }
  return String.fromCodePoint(...codes);
}

const threshold = (place: number, bias: number) => Math.min(tMax, Math.max(tMin, place - bias));

/** a to z are 0 to 25, 0 to 9 are 26 to 35. */
function digitOf(character: string): number {
  const digit = Number.parseInt(character, base);
  return digit < 10 ? digit + 26 : digit - 10;
}

function adapted(change: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let steps = 0;
  for (; delta > ((base - tMin) * tMax) / 2; steps += base)
    delta = Math.floor(delta / (base - tMin));
  return steps + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
