import type { CanaryStatus, ChannelStatus, Rollout, ServedRelease } from '@aangan/registry-client';
import { Badge, Button, Muted, Row, Stack, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChannelGlance } from '../api/read-overview.ts';
import type { RolloutWord } from '../api/registry-api.ts';
import { ago, shortRelease } from '../layout/release-texts.ts';
import { ShortText } from '../layout/short-text.tsx';
import { RolloutActions, RolloutText } from '../rollout/rollout-text.tsx';
import { HealthText } from './health-text.tsx';

/** The change that the user wants, and the revision that was shown: on another revision it means something else. */
export type ChangeAsked = { channel: string; revision: number } & (
  | { kind: 'roll-back'; name: string; from: string; to: string }
  | { kind: 'end-canary'; name: string; canary: CanaryStatus }
  | { kind: 'widen-canary'; canary: CanaryStatus }
  | { kind: 'decide-rollout'; word: RolloutWord; name: string; rollout: Rollout }
);

const Cell = styled(Stack)`
  height: 100%;

  p {
    overflow-wrap: anywhere;
  }
  /* A column says which channel it is; a card on a phone has no columns. */
  > header {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
    overflow-wrap: anywhere;
  }
  @media (min-width: 40em) {
    > header {
      display: none;
    }
  }
`;

const CanaryBox = styled(Stack)`
  padding-inline-start: ${tokens.space.s};
  border-inline-start: 3px solid ${tokens.color.accent};
`;

interface ServedCellProps {
  name: string;
  channel: ChannelGlance;
  /** The channel to compare with: differing releases are marked. */
  compared: ChannelGlance | undefined;
  onAsk: (asked: ChangeAsked) => void;
}

/** One remote on one channel. */
export function ServedCell({ name, channel, compared, onAsk }: ServedCellProps) {
  const { status, health } = channel;
  const served = status.releases.find((one) => one.name === name);
  const canaries = status.canaries.filter(({ releases }) =>
    releases.some((one) => one.name === name),
  );
  const other = compared?.status.releases.find((one) => one.name === name);
  const isOther = compared !== channel && other?.release !== served?.release;
  const healthOf = (release: string) =>
    health?.find((rate) => rate.name === name && rate.release === release);
  return (
    <Cell as="article" gap="s" aria-label={`${name} on ${channel.name}`}>
      <header>{channel.name}</header>
      {served ? (
        <Stack gap="hair">
          <Row gap="xs">
            <ReleaseLink {...served} />
            {isOther && <Badge>{`not on ${compared?.name ?? ''}`}</Badge>}
            {served.isOff && <Badge data-tone="accent">Switched off</Badge>}
          </Row>
          <HealthText rate={healthOf(served.release)} isKnown={health !== undefined} />
          <LastChange {...served} />
        </Stack>
      ) : (
        <Muted>Not served here.</Muted>
      )}
      {canaries.map((canary) => {
        const candidate = canary.releases.find((one) => one.name === name);
        if (!candidate) return null;
        return (
          <CanaryBox key={canary.id} gap="hair">
            <Row gap="xs">
              <ReleaseLink {...candidate} />
              <Badge data-tone="accent">{`Canary ${canary.percent} %`}</Badge>
            </Row>
            <HealthText rate={healthOf(candidate.release)} isKnown={health !== undefined} />
            <LastChange {...canary} />
            {canary.rollout && <RolloutText rollout={canary.rollout} />}
            <TextLink as={Link} to={`/remotes/${name}#${channel.name}`}>
              Compare with stable
            </TextLink>
            <CanaryActions name={name} channel={channel} canary={canary} onAsk={onAsk} />
          </CanaryBox>
        );
      })}
      {served?.previous && canaries.length === 0 && (
        <div>
          <Button
            variant="secondary"
            onClick={() => onAsk(rollBackOf(status, served, served.previous ?? ''))}
          >
            Roll back
          </Button>
        </div>
      )}
    </Cell>
  );
}

const rollBackOf = (
  { channel, revision }: ChannelStatus,
  { name, release }: ServedRelease,
  to: string,
) => ({ kind: 'roll-back', channel, revision, name, from: release, to }) as const;

function ReleaseLink(served: { name: string; release: string; version: string | null }) {
  return (
    <TextLink as={Link} to={`/releases/${served.name}/${served.release}`}>
      {shortRelease(served.release, served.version)}
    </TextLink>
  );
}

/** When a release was put there, by whom and why. */
function LastChange({ at, by, why }: Pick<ServedRelease, 'at' | 'by' | 'why'>) {
  const who = [at && ago(at, Date.now()), by && `by ${by}`].filter(Boolean).join(' · ');
  return (
    <Muted>
      <span>{`${who}${who && why ? ' · ' : ''}`}</span>
      {why && <ShortText>{why}</ShortText>}
    </Muted>
  );
}

function CanaryActions({
  name,
  channel: { name: channel, status, rolloutRules },
  canary,
  onAsk,
}: {
  name: string;
  channel: ChannelGlance;
  canary: CanaryStatus;
  onAsk: ServedCellProps['onAsk'];
}) {
  const { revision } = status;
  return (
    <Row gap="xs">
      <Button
        variant="secondary"
        onClick={() => onAsk({ kind: 'end-canary', channel, revision, name, canary })}
      >
        End the canary
      </Button>
      <Button
        variant="secondary"
        onClick={() => onAsk({ kind: 'widen-canary', channel, revision, canary })}
      >
        Change its share
      </Button>
      {canary.rollout && (
        <RolloutActions
          rollout={canary.rollout}
          rules={rolloutRules}
          onDecide={(word, rollout) =>
            onAsk({ kind: 'decide-rollout', channel, revision, word, name, rollout })
          }
        />
      )}
    </Row>
  );
}
