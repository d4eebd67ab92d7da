import type { ReportedMeasure, ReportedOutcome, ReportedStart } from '@aangan/manifest';
import { isSpeedMetric, visitMetric } from '../rollback/compared-metrics.ts';
import type { ComparedView } from './compared-view.ts';

interface Reported {
  starts: readonly ReportedStart[];
  measured: readonly ReportedMeasure[];
  outcomes: readonly ReportedOutcome[];
}

/**
 * What pages reported, as what canaries are compared by: pages of visitors who were given a composition by their id, and
 * by edges that tell of them. Visits come before their outcomes.
 * @param canariesOf a composition, by its id; undefined for one that no edge has served
 */
export function comparedViews(
  { starts, measured, outcomes }: Reported,
  canariesOf: (composition: string) => readonly number[] | undefined,
): ComparedView[] {
  const about = ({
    composition,
    network,
    visitor,
    revision,
  }: Pick<ReportedStart, 'composition' | 'network' | 'visitor' | 'revision'>) => {
    const canaries = canariesOf(composition);
    return canaries && visitor ? [{ network, visitor, revision, canaries }] : [];
  };
  return [
    ...starts.flatMap((start) => about(start).map((one) => ({ ...one, metric: visitMetric }))),
    ...measured.flatMap(({ kind, composition, page, value, route, visit }) => {
      if (!visit || !isSpeedMetric(kind)) return [];
      const { device, came = null } = visit;
      return about({ composition, ...visit }).map((one) => {
        return {
          ...one,
          metric: kind,
          measured: { metric: kind, page, value, route, device, came },
        };
      });
    }),
    ...outcomes.flatMap((outcome) =>
      about(outcome).map((one) => ({ ...one, metric: `${outcome.name}/${outcome.outcome}` })),
    ),
  ];
}
