import { printable } from '@aangan/manifest/printable';
import { failureKinds } from '@aangan/manifest/report-limits';
import type { RemoteReports } from '@aangan/registry-client';
import { formatTable } from '../status/format-table.ts';
import { formatTime } from '../status/format-time.ts';

type MappedError = RemoteReports['errors'][number];

/** What pages reported of a remote, as text. Messages and stacks come from browsers: they are written as `printable`. */
export function describeReports(reports: RemoteReports): string {
  const { name, channel, team, isAutomatic, errors } = reports;
  const owner = team === null ? '' : ` (team ${printable(team)})`;
  const automatic = isAutomatic ? ' Its stable releases are rolled back automatically.' : '';
  return [
    `${name}${owner} on ${channel}.${automatic}`,
    describeRates(reports),
    errors.length === 0 ? 'No failure was reported.' : errors.map(describeError).join('\n\n'),
    describeMeasures(reports),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function describeRates({ rates }: RemoteReports): string {
  if (rates.length === 0) return 'No page was viewed in the last hour.';
  const rows = rates.map(({ release, views, failures }) => {
    return [release, String(views), ...failureKinds.map((kind) => String(failures[kind] ?? 0))];
  });
  return formatTable([['last hour', 'views', ...failureKinds], ...rows]);
}

function describeError(error: MappedError): string {
  const { kind, message, expose, route, version, release, failures, lastAt } = error;
  const place = [expose, `on ${route}`, error.isServer ? 'on the server' : '']
    .filter(Boolean)
    .join(' ');
  const { engines, changedPages } = error;
  const seen = [
    ...(engines.length > 0 ? [`in ${engines.join(', ')}`] : []),
    ...(changedPages > 0 ? [`${changedPages} in pages changed by a translator or extension`] : []),
  ];
  const [first = ''] = message.split('\n', 1);
  return [
    `${kind}: ${printable(first)}`,
    `  ${failures === 1 ? 'once' : `${failures} times`}, last ${formatTime(lastAt)}, in ${version ?? release} ${place}`,
    `  composition ${error.composition}${releasesOf(error)}`,
    ...seen.map((text) => `  ${text}`),
    ...error.stack.map((frame) => `    ${describeFrame(frame)}`),
  ].join('\n');
}

/** The releases that fail together: put on a channel, they reproduce the failing page. */
function releasesOf({ releases }: MappedError): string {
  if (!releases) return '';
  const named = Object.entries(releases).map(([name, release]) => `${name}@${release}`);
  return `: ${named.sort().join(' ')}`;
}

function describeFrame({
  text,
  name,
  release,
  team,
  source,
  line,
  ...frame
}: MappedError['stack'][number]) {
  if (source === undefined) return printable(text);
  const called = frame.function === undefined ? '' : `${printable(frame.function)} `;
  const owner = team === undefined ? '' : `, team ${printable(team)}`;
  return `${called}${printable(source)}:${line}:${frame.column} (${name} ${release}${owner})`;
}

function describeMeasures({ measures }: RemoteReports): string {
  if (measures.length === 0) return '';
  const rows = measures.map(({ route, kind, language, release, p75, samples }) => [
    language ? `${route} in ${language}` : route,
    kind,
    release,
    String(p75 ?? ''),
    String(samples),
  ]);
  return formatTable([['route', 'measure', 'release', '75th percentile', 'samples'], ...rows]);
}
