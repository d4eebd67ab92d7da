import type { SpeedMetric } from '../../platform/registry/src/rollback/compared-metrics.ts';

/** Of the visitors; the typical LCP in milliseconds on the first visit. */
const devices = [
  { name: 'phone', share: 0.72, lcp: 2_300, spread: 0.31 },
  { name: 'desktop', share: 0.23, lcp: 1_350, spread: 0.27 },
  { name: 'tablet', share: 0.05, lcp: 1_900, spread: 0.31 },
];
const engines = [
  { name: 'blink', share: 0.75 },
  { name: 'webkit', share: 0.21 },
  { name: 'gecko', share: 0.04 },
];

export function pick<One extends { share: number }>(ones: readonly One[]): One {
  let left = Math.random();
  const found = ones.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return found ?? (ones[0] as One);
}

/** A number of the normal distribution (Box and Muller). */
export const normal = () =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());

export interface Visitor {
  id: number;
  /** Decides, by the share of the visitors, whether they get the canary: as the hash of their id and the canary's. */
  draw: number;
  /** Whether they have the files of the stable releases, from before the canary began. */
  hasStable: boolean;
  /** The revisions in which they first and last came; null for who has not yet. */
  came: { first: number; last: number } | null;
  device: (typeof devices)[number];
  engine: string;
  hasInp: boolean;
  /** How slow the visitor's device and network are, as a logarithm. */
  slowness: number;
  /** How slow the visitor is in each metric, beside that. */
  own: Record<SpeedMetric, number>;
  /** Whether they come from another network every other time. */
  isRoaming: boolean;
  network: number;
  /** The routes whose files they have, of the canary and of the stable releases. */
  files: { canary: Set<string>; stable: Set<string> };
}

/** Of the visitors, those who have been there before, and those of them who have since the stable releases are there. */
const returning = { all: 0.35, sinceStable: 2 / 3 };

/** The revision in which the stable releases were promoted; the canary is set in the one after it. */
export const stableSince = 1;

let known = 0;

export function newVisitor(): Visitor {
  known += 1;
  const device = pick(devices);
  const isReturning = Math.random() < returning.all;
  const hasStable = isReturning && Math.random() < returning.sinceStable;
  return {
    id: known,
    draw: Math.random(),
    hasStable,
    came: isReturning ? { first: 0, last: hasStable ? stableSince : 0 } : null,
    device,
    engine: pick(engines).name,
    hasInp: Math.random() < 0.7,
    // Who returns has an older phone: 15 to 30 % slower, with the same files.
    slowness: device.spread * normal() + (isReturning ? Math.log(1.15 + 0.15 * Math.random()) : 0),
    own: {
      lcp: 0,
      inp: 0.4 * normal(),
      cls: normal(),
      'render-time': 0.2 * normal(),
      'transfer-size': 0,
    },
    isRoaming: Math.random() < 0.15,
    // One in ten has an address of a provider that puts many behind a few.
    network: Math.random() < 0.1 ? -Math.floor(Math.random() * 40) : known,
    files: { canary: new Set(), stable: new Set() },
  };
}

/** The network that a visitor comes from this time. */
export function networkOf({ isRoaming, network }: Visitor): number {
  return isRoaming && Math.random() < 0.5 ? Math.random() : network;
}
