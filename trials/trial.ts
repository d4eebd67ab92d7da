import { endOnSignals } from './end-on-signals.ts';
import { journeyTrial, searchedJourneyTrial } from './journey-trial.ts';

/** `npm run trial -- <name>`: long tests that break things on purpose, too long for `npm test`. Each prints a table. */
const trials: Record<string, () => Promise<{ trial: () => Promise<boolean> }>> = {
  restart: () => import('./restart.ts'),
  render: () => import('./render.ts'),
  // Five tabs of one visitor that reload at random while their refreshes are slow or lost: ROUNDS (30), RANDOM_SEED.
  tabs: async () => ({ trial: () => journeyTrial('tabs') }),
  // Every remote with every fault of its files; forms without the API; storage refused: TRIAL_ONLY selects rows.
  faults: async () => ({ trial: () => searchedJourneyTrial('faults') }),
  // Every page mounted and left fifty times in one tab: ROUNDS (50), TRIAL_ONLY.
  leaks: async () => ({ trial: () => journeyTrial('leaks') }),
  // Every remote, started alone.
  alone: async () => ({ trial: () => journeyTrial('alone') }),
  // `aangan dev`: how soon an edit is painted in a page of staging.
  dev: async () => ({ trial: () => journeyTrial('dev') }),
  // A canary from the console, and two tabs of it.
  console: async () => ({ trial: () => journeyTrial('console') }),
  // README.md on a Debian with Node, npm and git only: --only, --whole.
  bare: () => import('./bare.ts'),
  gate: () => import('./gate.ts'),
  // Remotes in repositories of their own, installed by npm: PORT, TRIAL_ONLY=new.
  repository: () => import('./repository.ts'),
  // The alert rules, in Prometheus' promtool.
  alerts: () => import('./alerts.ts'),
  // The version before beside this one, on one database. BEFORE, PORT.
  versions: () => import('./versions.ts'),
  // Writers on many endpoints while parts of the site are killed: KILLS (1,000), MINUTES, PORT.
  durability: () => import('./durability.ts'),
  // Parts of the site that fail, and how soon that shows in metrics and logs: PORT.
  signals: () => import('./signals.ts'),
  // Blobs in a bucket of Ceph's radosgw.
  s3: () => import('./s3.ts'),
  // nginx before several processes of each part: races, kills, journeys. JOURNEYS, PORT.
  many: () => import('./many.ts'),
  // A bounded load for ten minutes, and the memory of each process: MINUTES, PORT, REQUESTS_PER_SECOND.
  soak: () => import('./soak.ts'),
  // The main journeys in Firefox ESR and WebKitGTK: TRIAL_ONLY, TRIAL_PORT.
  browsers: () => import('./browsers.ts'),
  // Hostile requests to every operation of API and registry, pages and console; stored scripts: RUNS, RANDOM_SEED, ONLY.
  hostile: () => import('./hostile.ts'),
  // A canary at 10 % that throws, on one page view a second: who saw it, and how soon it is ended: ROUNDS (3).
  canary: async () => ({
    // Visitors come from networks of their own: the trial says so in X-Forwarded-For.
    trial: () => journeyTrial('canary', { TRUSTED_PROXIES: '127.0.0.1,::1' }),
  }),
};

// A trial that is stopped leaves no site, database or browser running.
endOnSignals();

const [name = ''] = process.argv.slice(2);
const load = Object.hasOwn(trials, name) ? trials[name] : undefined;
if (load) {
  const { trial } = await load();
  process.exitCode = (await trial()) ? 0 : 1;
} else {
  console.error(`Which trial? npm run trial -- ${Object.keys(trials).join(' | ')}`);
  process.exitCode = 1;
}
