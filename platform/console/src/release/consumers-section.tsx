import { Badge, Heading, Muted, Stack, TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useCompositionQuery } from '../api/registry-api.ts';
import type { Release } from '../api/release-json.ts';
import { modulesIn } from '../remote/extensions-in.ts';

/** Which remotes show modules of the release, by channel. */
export function ConsumersSection({
  release,
  channels,
}: {
  release: Release;
  channels: readonly string[];
}) {
  return (
    <Stack as="section" gap="m" aria-labelledby="consumers">
      <Heading id="consumers">Who shows its modules</Heading>
      {channels.map((channel) => (
        <ConsumersOn key={channel} channel={channel} release={release} />
      ))}
    </Stack>
  );
}

interface Use {
  name: string;
  expose: string;
  /** Where it is an extension. */
  slot?: string;
}

function ConsumersOn({ channel, release }: { channel: string; release: Release }) {
  const { data } = useCompositionQuery(channel);
  if (!data) return null;
  const parts = data.remotes.flatMap(({ name, consumes }) =>
    (consumes[release.name] ?? []).map((expose) => ({ name, expose })),
  );
  const extensions = modulesIn(data)
    .filter(({ remote }) => remote === release.name)
    .map(({ owner, expose, slot }) => ({ name: owner ?? 'nobody', expose, slot }));
  const uses: Use[] = [...parts, ...extensions];
  if (uses.length === 0) return <Muted>{`No remote on ${channel}.`}</Muted>;
  return (
    <div>
      <p>{`On ${channel}:`}</p>
      <ul>
        {uses.map(({ name, expose, slot }) => (
          <li key={`${name} ${expose} ${slot}`}>
            <TextLink as={Link} to={`/remotes/${name}`}>
              {name}
            </TextLink>
            <span>{` shows ${expose} ${slot ? `in ${slot} ` : ''}`}</span>
            {!release.exposes?.[expose] && (
              <Badge data-tone="accent">This release has no such module</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
