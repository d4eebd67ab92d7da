import type { MeasureReport } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Asked } from './asked.ts';
import { percentileOf } from './measure-counts.ts';
import { findMeasurements } from './measurement-repository.ts';

/** A measurement of one route of a release in one language: the value that three quarters of the page views do not exceed. */
export interface RouteMeasure {
  release: string;
  route: string;
  kind: string;
  /** The language of the pages; null where their site declares none. */
  language: string | null;
  p75: number | null;
  samples: number;
}

/** What pages of a name measured on a channel in the last day. */
export async function readMeasures(db: Kysely<Tables>, asked: Asked): Promise<RouteMeasure[]> {
  const rows = await findMeasurements(db, asked);
  const groups = Map.groupBy(rows, ({ route, kind, language, release }) =>
    [route, kind, language, release].join(' '),
  );
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      if (!first) return [];
      const counts = group.reduce<number[]>(
        (sum, { counts: hour }) => hour.map((count, at) => count + (sum[at] ?? 0)),
        [],
      );
      const kind = first.kind as MeasureReport['kind'];
      return [
        {
          release: first.release,
          route: first.route,
          kind,
          language: first.language || null,
          p75: percentileOf(kind, counts, 0.75),
          samples: counts.reduce((sum, count) => sum + count, 0),
        },
      ];
    });
}
