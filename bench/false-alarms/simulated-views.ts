import type { SpeedMetric } from '../../platform/registry/src/rollback/compared-metrics.ts';

/** A page view that was measured. */
export interface View {
  visitor: number;
  network: number;
  hasCanary: boolean;
  route: string;
  device: string;
  isRepeat: boolean;
  values: Partial<Record<SpeedMetric, number>>;
}

/** What a canary's pages differ by, such as `{ lcp: 1.2 }` for one that is 20 % slower. */
export type Slowed = Partial<Record<SpeedMetric, number>>;

/** Of the visitors; the typical LCP in milliseconds on the first visit. */
const devices = [
  { name: 'phone', share: 0.72, lcp: 2_300, spread: 0.31 },
  { name: 'desktop', share: 0.23, lcp: 1_350, spread: 0.27 },
  { name: 'tablet', share: 0.05, lcp: 1_900, spread: 0.31 },
];
const routes = [
  { path: '/', share: 0.4, times: 1 },
  { path: '/designers/:id', share: 0.35, times: 1.2 },
  { path: '/vendors', share: 0.15, times: 0.9 },
  { path: '/vendors/:id', share: 0.1, times: 1.1 },
];

function pick<One extends { share: number }>(ones: readonly One[]): One {
  let left = Math.random();
  const found = ones.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  return found ?? (ones[0] as One);
}

/** A number of the normal distribution (Box and Muller). */
const normal = () =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());

interface Visitor {
  id: number;
  network: number;
  hasCanary: boolean;
  device: (typeof devices)[number];
  hasInp: boolean;
  /** How slow the visitor's device and network are, as a logarithm. */
  slowness: number;
  /** How slow the visitor is in each metric, beside that. */
  own: Record<SpeedMetric, number>;
  /** Whether the browser has the files of the visitor's releases already. */
  hasFiles: boolean;
}

let visitors = 0;

function newVisitor(share: number): Visitor {
  visitors += 1;
  const device = pick(devices);
  const hasCanary = Math.random() < share;
  return {
    id: visitors,
    // One in ten has an address of a provider that puts many behind a few.
    network: Math.random() < 0.1 ? -Math.floor(Math.random() * 40) : visitors,
    hasCanary,
    device,
    hasInp: Math.random() < 0.7,
    slowness: device.spread * normal(),
    own: {
      lcp: 0,
      inp: 0.4 * normal(),
      cls: normal(),
      'render-time': 0.2 * normal(),
      'transfer-size': 0,
    },
    // At the beginning nobody has the files of the canary, and a third have those of the others.
    hasFiles: !hasCanary && Math.random() < 0.35,
  };
}

/**
 * Measured page views, in their order, without an end: those of one visitor are alike, one page in thirty is many
 * times as slow, and all are slower in the evening.
 * @param share of the visitors that get the canary
 * @param perDay how many there are in a day
 */
export function* simulatedViews(
  share: number,
  slowed: Slowed = {},
  perDay = 6_000,
): Generator<View> {
  const begin = Math.random();
  let returning: Visitor[] = [];
  for (let at = 0; ; at += 1) {
    const before = Math.random() < 0.25 ? returning.at(Math.random() * returning.length) : null;
    const visitor = before ?? newVisitor(share);
    returning = [...returning.slice(-200), visitor];
    yield viewOf(visitor, begin + at / perDay, slowed);
    visitor.hasFiles = true;
  }
}

function viewOf(visitor: Visitor, day: number, slowed: Slowed): View {
  const { device, hasCanary, slowness, own, hasFiles } = visitor;
  const route = pick(routes);
  const evening = 0.2 * Math.sin(2 * Math.PI * day);
  const tail = Math.random() < 1 / 30 ? Math.log(2 + 6 * Math.random()) : 0;
  const slow = Math.exp(slowness + evening + tail + 0.2 * normal());
  const times = (metric: SpeedMetric) => (hasCanary ? (slowed[metric] ?? 1) : 1);
  const cls = Math.random() < 0.6 ? 0 : 0.04 * Math.exp(own.cls + 0.5 * normal());
  return {
    visitor: visitor.id,
    network: visitor.network,
    hasCanary,
    route: route.path,
    device: device.name,
    isRepeat: hasFiles,
    values: {
      lcp: device.lcp * route.times * (hasFiles ? 0.75 : 1) * slow * times('lcp'),
      'render-time':
        90 * slow * Math.exp(own['render-time'] + 0.2 * normal()) * times('render-time'),
      'transfer-size':
        (hasFiles ? 60 : 420) * route.times * (1 + 0.05 * normal()) * times('transfer-size'),
      cls: cls * times('cls'),
      ...(visitor.hasInp && {
        // Browsers tell it in steps of 8 ms.
        inp:
          8 * Math.round(11 * Math.exp(0.6 * slowness + own.inp + 0.4 * normal()) * times('inp')),
      }),
    },
  };
}
