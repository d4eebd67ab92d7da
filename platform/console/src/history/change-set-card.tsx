import type { ChannelChange } from '@aangan/registry-client';
import { Badge, Button, Card, Muted, Row, Stack, tokens } from '@aangan/ui';
import styled from 'styled-components';
import type { NamedRelease } from '../api/registry-api.ts';
import { ago } from '../layout/release-texts.ts';
import { ShortText } from '../layout/short-text.tsx';
import { ChangeLine } from './change-line.tsx';
import type { ChangeSet } from './change-sets.ts';

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  padding: ${tokens.space.m} ${tokens.space.l};

  > div {
    flex: 1 1 18rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  code {
    font-size: ${tokens.type.small};
  }
`;

/**
 * The registry's rules: the first release of a name has nothing to go back to, a security fix is never undone, and what
 * was changed again stays. Of values, the registry knows which were.
 */
const canBeRolledBack = (
  { kind, name, from, to, canary, isSecurityFix }: ChannelChange,
  served: readonly NamedRelease[] | undefined,
) =>
  kind === 'set-value' ||
  (['promote', 'remove'].includes(kind) &&
    from !== null &&
    canary === null &&
    !isSecurityFix &&
    (!served || (served.find((one) => one.name === name)?.release ?? null) === to));

/** All changes of one revision of the channel, with their differences. */
export function ChangeSetCard({
  set,
  served,
  onRollBack,
}: {
  set: ChangeSet;
  /** What the channel serves now; undefined while that is unknown. */
  served: readonly NamedRelease[] | undefined;
  onRollBack: (set: ChangeSet) => void;
}) {
  const { revision, at, by, why, changes } = set;
  const forced = changes.flatMap(({ overridden }) => overridden);
  const canRollBack =
    revision !== null && changes.every((change) => canBeRolledBack(change, served));
  return (
    <Box as="article">
      <Stack gap="xs">
        <Row gap="xs">
          <strong>
            <ShortText>{why || 'Without a reason'}</ShortText>
          </strong>
          {forced.length > 0 && <Badge data-tone="accent">Forced</Badge>}
          {changes.some(({ isSecurityFix }) => isSecurityFix) && (
            <Badge data-tone="accent">Security fix</Badge>
          )}
        </Row>
        <ul>
          {changes.map((change) => (
            <li key={change.id}>
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
        {forced.map((problem) => (
          <Muted key={problem}>{`Overridden: ${problem}`}</Muted>
        ))}
        <Muted>
          <time dateTime={at} title={at}>
            {ago(at, Date.now())}
          </time>
          <span>{` · ${by ?? 'unknown'}${revision !== null ? ` · revision ${revision}` : ''}`}</span>
        </Muted>
      </Stack>
      {canRollBack && (
        <Button variant="secondary" onClick={() => onRollBack(set)}>
          Roll back
        </Button>
      )}
    </Box>
  );
}
