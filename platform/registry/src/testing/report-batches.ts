import { randomBytes } from 'node:crypto';
import {
  type Composition,
  type ReportBatch,
  type ReportedFailure,
  type ReportedMeasure,
  type ReportedOutcome,
  type ReportedStart,
  shellName,
} from '@aangan/manifest';
import { canaryChoices } from '@aangan/manifest/canaries';
import { compose } from '@aangan/manifest/compose';
import type { TestServer } from './test-server.ts';

/** What visitors of a channel may get now, by the releases of the canaries in it (`''` without one). */
export async function servedCompositions(
  pick: Pick<TestServer, 'registry'>,
  channel = 'production',
): Promise<Map<string, Composition>> {
  const served = await pick.registry.channels.composition(channel);
  if (!served) throw new Error(`${channel} serves nothing.`);
  return new Map(
    canaryChoices(served.canaries ?? []).map((taken) => {
      const members = taken.flatMap(({ shell, remotes }) => [
        ...(shell ? [shell] : []),
        ...remotes,
      ]);
      return [
        members
          .map(({ release }) => release)
          .toSorted()
          .join(' '),
        compose(served, taken),
      ];
    }),
  );
}

/** A composition as an edge describes it. */
function described({ id, shell, remotes }: Composition): ReportBatch['compositions'][number] {
  const releases = Object.fromEntries(remotes.map(({ name, release }) => [name, release]));
  const canaries = [shell, ...remotes].flatMap(({ canary }) => canary ?? []);
  return {
    id,
    canaries: [...new Set(canaries)],
    releases: { ...releases, [shellName]: shell.release },
  };
}

const random = () => randomBytes(16).toString('base64url');

/** Seconds since the Unix epoch, a little after everything that has happened. */
export const soon = () => Math.ceil(Date.now() / 1000) + 1;

/** A failure of a remote in a page view of its own, from a network of its own. */
export function aFailure(
  composition: Composition,
  name: string,
  more: Partial<ReportedFailure> = {},
): ReportedFailure {
  const release = described(composition).releases[name] ?? '';
  return {
    kind: 'render-error',
    name,
    release,
    expose: './Page',
    route: `/${name}`,
    message: 'x is undefined',
    stack: 'at Page',
    composition: composition.id,
    page: random(),
    network: random(),
    visitor: random(),
    revision: 1_000,
    viewedAt: soon(),
    isServer: false,
    isLate: false,
    ...more,
  };
}

/** A page that has started, of a network of its own. */
export function aStart(composition: Composition, more: Partial<ReportedStart> = {}): ReportedStart {
  return {
    composition: composition.id,
    network: random(),
    visitor: random(),
    engine: 'webkit',
    revision: 1_000,
    viewedAt: soon(),
    ...more,
  };
}

/** A measurement of a remote in a page view of its own. */
export function aMeasure(
  composition: Composition,
  name: string,
  more: Partial<ReportedMeasure> = {},
): ReportedMeasure {
  const release = described(composition).releases[name] ?? '';
  return {
    kind: 'lcp',
    name,
    release,
    route: `/${name}`,
    value: 100,
    composition: composition.id,
    page: random(),
    ...more,
  };
}

/** An outcome of a remote in a page view of its own, from a network of its own. */
export function anOutcome(
  composition: Composition,
  name: string,
  outcome: string,
  more: Partial<ReportedOutcome> = {},
): ReportedOutcome {
  return {
    kind: 'outcome',
    name,
    outcome,
    release: described(composition).releases[name] ?? '',
    route: `/${name}`,
    composition: composition.id,
    page: random(),
    network: random(),
    visitor: random(),
    revision: 1_000,
    ...more,
  };
}

/** What canaries are compared by, of a visitor with a network of its own whose browser has no files. */
export function aVisit(
  more: Partial<NonNullable<ReportedMeasure['visit']>> = {},
): NonNullable<ReportedMeasure['visit']> {
  return { network: random(), visitor: random(), revision: 1_000, device: 'phone', ...more };
}

/** A batch of an edge. */
export function aBatch(
  compositions: Iterable<Composition>,
  parts: Partial<ReportBatch> = {},
): ReportBatch {
  return {
    id: random(),
    channel: 'production',
    compositions: [...compositions].map(described),
    views: [],
    failures: [],
    measures: [],
    ...parts,
  };
}

/** Forgets all reports, and the jobs that tell of rollbacks. */
export async function emptyReports({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database.pool.query(`truncate report_batch, served_composition, page_views, failed_view, started_view,
    failure_count, error_group, measurement, measured_view, canary_metric, canary_network, auto_rollback, graphile_worker._private_jobs`);
}
