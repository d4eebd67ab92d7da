import { Notice, TextLink } from '@aangan/ui';
import type { ChannelGlance } from '../api/read-overview.ts';
import { failedViews } from '../layout/release-texts.ts';
import { rowId } from './glance-table.tsx';

/** Current failures, above the table, which is long on a phone. */
export function FailingNotice({ channels }: { channels: readonly ChannelGlance[] }) {
  const failing = channels.flatMap(({ name: channel, health = [], status }) =>
    health.flatMap(({ name, release, failures }) => {
      const isServed = [...status.releases, ...status.canaries.flatMap((one) => one.releases)].some(
        (one) => one.name === name && one.release === release,
      );
      return isServed && failedViews(failures) > 0 ? [{ channel, name, release }] : [];
    }),
  );
  if (failing.length === 0) return null;
  return (
    <Notice heading="Failing in the last hour">
      {failing.map(({ channel, name, release }) => (
        <p key={`${channel} ${name} ${release}`}>
          <TextLink href={`#${rowId(name)}`}>{name}</TextLink>
          <span>{` on ${channel} (${release.slice(0, 7)})`}</span>
        </p>
      ))}
    </Notice>
  );
}
