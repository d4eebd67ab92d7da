import type { ReportedMeasure, ReportedOutcome, ReportedStart } from '@aangan/manifest';
import { isSpeedMetric, visitMetric } from '../rollback/compared-metrics.ts';
import type { ComparedView } from './compare-views.ts';

interface Reported {
  starts: readonly ReportedStart[];
  measured: readonly ReportedMeasure[];
  outcomes: readonly ReportedOutcome[];
}

/**
 * What pages reported, as what canaries are compared by. Visits come before their outcomes.
 * @param canariesOf a composition, by its id; undefined for one that no edge has served
 */
export function comparedViews(
  { starts, measured, outcomes }: Reported,
  canariesOf: (composition: string) => readonly number[] | undefined,
): ComparedView[] {
  const about = ({
    composition,
    network,
    revision,
  }: Pick<ReportedStart, 'composition' | 'network' | 'revision'>) => {
    const canaries = canariesOf(composition);
    return canaries ? [{ network, revision, canaries }] : [];
  };
  return [
    ...starts.flatMap((start) => about(start).map((one) => ({ ...one, metric: visitMetric }))),
    ...measured.flatMap(({ kind, composition, value, route, visit }) => {
      if (!visit || !isSpeedMetric(kind)) return [];
      const { device, isRepeat } = visit;
      return about({ composition, ...visit }).map((one) => {
        return { ...one, metric: kind, measured: { metric: kind, value, route, device, isRepeat } };
      });
    }),
    ...outcomes.flatMap((outcome) =>
      about(outcome).map((one) => ({ ...one, metric: `${outcome.name}/${outcome.outcome}` })),
    ),
  ];
}
