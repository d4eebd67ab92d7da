import type { SpeedMetric } from '../../platform/registry/src/rollback/compared-metrics.ts';
import {
  networkOf,
  newVisitor,
  normal,
  pick,
  stableSince,
  type Visitor,
} from './simulated-visitors.ts';

/** A page view, with what the edge tells the registry of it. */
export interface View {
  visitor: number;
  network: number;
  /** The revision in which the share of the canary was set last. */
  setIn: number;
  share: number;
  hasCanary: boolean;
  route: string;
  device: string;
  engine: string;
  /** The revisions in which the browser first and last came; null where it is its first page. */
  came: Visitor['came'];
  hasHadRoute: boolean;
  hasStarted: boolean;
  hasFailed: boolean;
  hasOutcome: boolean;
  values: Partial<Record<SpeedMetric, number>>;
}

/** What a canary's pages differ by, such as `{ lcp: 1.2 }` for one that is 20 % slower. */
export interface Worse extends Partial<Record<SpeedMetric | 'outcomes' | 'failures', number>> {
  /** The page view with which it begins; 0 without it. */
  from?: number;
}

/** A step of a rollout: the share of the visitors, and how many page views it lasts. */
export interface Step {
  share: number;
  views: number;
}

const routes = [
  { path: '/', share: 0.4, times: 1 },
  { path: '/designers/:id', share: 0.35, times: 1.2 },
  { path: '/vendors', share: 0.15, times: 0.9 },
  { path: '/vendors/:id', share: 0.1, times: 1.1 },
];
const allRoutes = routes.map(({ path }) => path);

/** For each page view, those of robots that run scripts: they get the stable releases, and are told by their names. */
const ofRobots = 0.08;
/** How many page views there are in a day. */
const perDay = 6_000;
/** How often a page fails, does not start, and leads to the outcome. */
const rates = { failures: 0.004, unstarted: 0.01, outcomes: 0.04 };

/**
 * Page views in their order, for as many as the steps last: those of one visitor are alike, one page in thirty is many
 * times as slow, all are slower in the evening, a third of the visitors return and are slower,
 * two thirds of those with the stable files, some come
 * from several networks, and some are robots, which give null.
 */
export function* simulatedViews(steps: readonly Step[], worse: Worse = {}): Generator<View | null> {
  const begin = Math.random();
  const all: Visitor[] = [];
  const recent: Visitor[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const [index, { share, views }] of steps.entries()) {
    const setIn = stableSince + 1 + index;
    for (let view = 0; view < views; view += 1) {
      if (Math.random() < ofRobots) yield null;
      at += 1;
      const random = Math.random();
      const before = random < 0.2 ? recent.slice(-200) : random < 0.25 ? all : [];
      const known = before[Math.floor(Math.random() * before.length)];
      const visitor = known ?? newVisitor();
      recent.push(visitor);
      if (!known) all.push(visitor);
      const isWorse = at >= (worse.from ?? 0);
      const made = viewOf(
        visitor,
        { setIn, share, day: begin + at / perDay },
        isWorse ? worse : {},
      );
      const key = `${setIn} ${visitor.id} ${made.route}`;
      yield { ...made, hasHadRoute: seen.has(key) };
      seen.add(key);
      visitor.came = { first: visitor.came?.first ?? setIn, last: setIn };
    }
  }
}

function viewOf(
  visitor: Visitor,
  { setIn, share, day }: { setIn: number; share: number; day: number },
  worse: Worse,
): View {
  const { device, slowness, own } = visitor;
  const hasCanary = visitor.draw < share;
  const route = pick(routes);
  const warm = warmthOf(visitor, hasCanary, route.path);
  const evening = 0.2 * Math.sin(2 * Math.PI * day);
  const tail = Math.random() < 1 / 30 ? Math.log(2 + 6 * Math.random()) : 0;
  const slow = Math.exp(slowness + evening + tail + 0.2 * normal());
  const times = (what: keyof Worse) => (hasCanary ? (worse[what] ?? 1) : 1);
  const cls = Math.random() < 0.6 ? 0 : 0.04 * Math.exp(own.cls + 0.5 * normal());
  return {
    visitor: visitor.id,
    network: networkOf(visitor),
    setIn,
    share,
    hasCanary,
    route: route.path,
    device: device.name,
    engine: visitor.engine,
    came: visitor.came,
    hasHadRoute: false,
    hasStarted: Math.random() >= rates.unstarted,
    hasFailed: Math.random() < rates.failures * times('failures'),
    hasOutcome: Math.random() < rates.outcomes * times('outcomes'),
    values: {
      lcp: device.lcp * route.times * warm.lcp * slow * times('lcp'),
      'render-time':
        90 * slow * Math.exp(own['render-time'] + 0.2 * normal()) * times('render-time'),
      'transfer-size': warm.kB * route.times * (1 + 0.05 * normal()) * times('transfer-size'),
      cls: cls * times('cls'),
      ...(visitor.hasInp && {
        // Browsers tell it in steps of 8 ms.
        inp:
          8 * Math.round(11 * Math.exp(0.6 * slowness + own.inp + 0.4 * normal()) * times('inp')),
      }),
    },
  };
}

/** How much faster a page is with what the browser has of its releases, and what is left to transfer; it has all then. */
function warmthOf({ files, hasStable }: Visitor, hasCanary: boolean, route: string) {
  const had = hasCanary ? files.canary : files.stable;
  if (!hasCanary && hasStable && had.size === 0) for (const path of allRoutes) had.add(path);
  const warmth = had.has(route)
    ? { lcp: 0.75, kB: 60 }
    : had.size > 0
      ? { lcp: 0.88, kB: 200 }
      : { lcp: 1, kB: 420 };
  had.add(route);
  return warmth;
}
