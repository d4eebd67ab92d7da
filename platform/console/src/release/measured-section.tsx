import type { RemoteReports } from '@aangan/registry-client';
import { Card, Heading, Muted, Stack, tokens } from '@aangan/ui';
import { live, useReportsQuery } from '../api/registry-api.ts';
import { failedViews } from '../layout/release-texts.ts';
import { BarList } from '../remote/bar-list.tsx';
import { MeasureBars } from '../remote/measure-bars.tsx';

interface MeasuredSectionProps {
  name: string;
  channel: string;
  /** The release and the previous one; the first is emphasised. */
  releases: readonly string[];
  /** A release as it is shown. */
  titleOf: (release: string) => string;
}

/** How two releases did on a channel, side by side; nothing if neither was seen there. */
export function MeasuredSection({ name, channel, releases, titleOf }: MeasuredSectionProps) {
  const { data } = useReportsQuery({ name, channel }, live);
  if (!data) return null;
  const measures = releases.flatMap((id) => data.measures.filter(({ release }) => release === id));
  const bars = releases.flatMap((id) => failureBar(data, id, titleOf(id)));
  const errors = data.errors.filter(({ release }) => release === releases[0]);
  if (measures.length + bars.length + errors.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={`Measured on ${channel}`}>
      <Heading>{`On ${channel}`}</Heading>
      <Card style={{ padding: tokens.space.l }}>
        <Stack gap="m">
          {bars.length === 0 && <Muted>No visits in the last hour.</Muted>}
          {bars.length > 0 && <BarList title="Failed visits of the last hour" bars={bars} />}
          {errors.slice(0, 5).map((error) => (
            <div key={keyOf(error)} style={{ overflowWrap: 'anywhere' }}>
              <strong>{error.message}</strong>
              <Muted>{describeError(error)}</Muted>
            </div>
          ))}
        </Stack>
      </Card>
      <MeasureBars measures={measures} titleOf={titleOf} />
    </Stack>
  );
}

type FailedRelease = RemoteReports['errors'][number];

const keyOf = ({ kind, route, message, expose, isServer }: FailedRelease) =>
  [kind, route, message, expose, isServer].join(' ');

/** What failed, how often, where, and in which browsers. */
function describeError(error: FailedRelease): string {
  const { kind, failures, expose, route, isServer, engines, changedPages } = error;
  return [
    kind,
    failures === 1 ? 'once' : `${failures} times`,
    ...(expose ? [`${expose} on ${route}`] : [route]),
    ...(isServer ? ['on the server'] : []),
    ...(engines.length > 0 ? [engines.join(', ')] : []),
    ...(changedPages > 0 ? [`${changedPages} in translated or changed pages`] : []),
  ].join(' · ');
}

function failureBar({ rates }: RemoteReports, release: string, title: string) {
  const rate = rates.find((one) => one.release === release);
  if (!rate) return [];
  const failed = failedViews(rate.failures);
  const views = Math.max(rate.views, failed);
  if (views === 0) return [];
  const amount = failed / views;
  const share = `${(amount * 100).toFixed(amount > 0 && amount < 0.1 ? 1 : 0)} %`;
  return [{ release, title, amount, text: `${share} (${failed} of ${views})` }];
}
