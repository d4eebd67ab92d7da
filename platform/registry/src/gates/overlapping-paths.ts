/** A path that someone declares. */
interface DeclaredPath {
  name: string;
  path: string;
}

/**
 * The pairs of different paths, of different owners, that match a common address. Each path is compared with all others
 * at once, by bit sets with one bit per path: to compare them one by one took minutes for what a composition may
 * declare.
 * @param declared in the order in which pairs are returned
 * @param maxPairs the search ends when so many are found
 */
export function overlappingPaths<Path extends DeclaredPath>(
  declared: readonly Path[],
  maxPairs: number,
): [one: Path, other: Path][] {
  const split = declared.map(({ path }) => segmentsOf(path));
  const sets = setsOf(split);
  const every = (1n << BigInt(declared.length)) - 1n;
  const owned = bitsBy(declared.map(({ name }) => name));
  const alike = bitsBy(split.map(shapeOf));
  const pairs: [Path, Path][] = [];
  for (const [index, one] of declared.entries()) {
    const segments = split[index] ?? [];
    const excluded = (owned.get(one.name) ?? 0n) | (alike.get(shapeOf(segments)) ?? 0n);
    const later = (every & fitting(segments, sets) & ~excluded) >> BigInt(index + 1);
    for (const bit of bitsOf(later)) {
      const other = declared[index + 1 + bit];
      if (other) pairs.push([one, other]);
      if (pairs.length === maxPairs) return pairs;
    }
  }
  return pairs;
}

/**
 * For each path, the places in the list of those that match an address in common with it; its own is among them.
 * Compared as by {@link overlappingPaths}.
 */
export function overlapsOf(paths: readonly string[]): number[][] {
  const split = paths.map(segmentsOf);
  const sets = setsOf(split);
  const every = (1n << BigInt(paths.length)) - 1n;
  return split.map((segments) => bitsOf(every & fitting(segments, sets)));
}

/** For one segment position, sets of paths by what they have there. */
interface PlaceSets {
  /** Paths with a star here or before, which matches any address from there on. */
  open: bigint;
  /** Paths with a name or a parameter here. */
  longer: bigint;
  parameter: bigint;
  names: Map<string, bigint>;
  /** Paths whose last segment is the previous one. */
  ended: bigint;
}

/** The sets of each position, up to the one after the longest path's last segment. */
function setsOf(split: readonly string[][]): PlaceSets[] {
  const count = Math.max(0, ...split.map(({ length }) => length)) + 1;
  const places = Array.from({ length: count }, (): PlaceSets => {
    return { open: 0n, longer: 0n, parameter: 0n, names: new Map(), ended: 0n };
  });
  for (const [index, segments] of split.entries()) {
    addPath(places, segments, 1n << BigInt(index));
  }
  let open = 0n;
  for (const place of places) {
    open |= place.open;
    place.open = open;
  }
  return places;
}

function addPath(places: readonly PlaceSets[], segments: readonly string[], bit: bigint): void {
  for (const [at, place] of places.entries()) {
    const segment = segments[at];
    if (segment === undefined) place.ended |= bit;
    else if (segment === '*') place.open |= bit;
    else addSegment(place, segment, bit);
    if (segment === undefined || segment === '*') return;
  }
}

function addSegment(place: PlaceSets, segment: string, bit: bigint): void {
  place.longer |= bit;
  if (kindOf(segment) === ':') place.parameter |= bit;
  else place.names.set(segment, (place.names.get(segment) ?? 0n) | bit);
}

/** The paths that have an address in common with one of these segments. */
function fitting(segments: readonly string[], places: readonly PlaceSets[]): bigint {
  let fit = -1n;
  for (const [at, { open, longer, parameter, names, ended }] of places.entries()) {
    const segment = segments[at];
    if (segment === '*') return fit;
    if (segment === undefined) return fit & (ended | open);
    fit &= open | (kindOf(segment) === ':' ? longer : parameter | (names.get(segment) ?? 0n));
    if (fit === 0n) return fit;
  }
  return fit;
}

/** Text → the set of places at which it stands in a list. */
function bitsBy(texts: readonly string[]): Map<string, bigint> {
  const bits = new Map<string, bigint>();
  for (const [index, text] of texts.entries()) {
    bits.set(text, (bits.get(text) ?? 0n) | (1n << BigInt(index)));
  }
  return bits;
}

/** The places of the bits of a set, the smallest first. */
function bitsOf(set: bigint): number[] {
  const digits = set.toString(2);
  const bits: number[] = [];
  // A set of few among many is read as fast as its text is searched.
  for (let at = digits.indexOf('1'); at >= 0; at = digits.indexOf('1', at + 1)) {
    bits.push(digits.length - 1 - at);
  }
  return bits.reverse();
}

/** As React Router compares them: without regard to case, and to repeated and trailing slashes. */
function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

/** What the same paths have in common: names of parameters do not matter. */
function shapeOf(segments: readonly string[]): string {
  return segments.map(kindOf).join('/');
}

function kindOf(segment: string): string {
  return segment.startsWith(':') ? ':' : segment;
}
