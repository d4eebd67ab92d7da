import { Badge, Button, Card, Muted, Row, Stack, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Canary, ReleaseRate, ServedRelease } from '../api/answers.ts';
import { ago, shortRelease } from '../layout/release-texts.ts';
import { HealthText } from './health-text.tsx';

/** What the visitor of the console wants to take back. */
export interface RollBackOf {
  channel: string;
  name: string;
  from: string;
  to: string;
  /** Of a canary, which ends. */
  percent?: number;
}

const Cell = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  height: 100%;
  padding: ${tokens.space.m};

  h3 {
    font-size: ${tokens.type.subheading};
  }
  p {
    overflow-wrap: anywhere;
  }
  /* At the lower edge, in one line over all cards of a row. */
  footer {
    margin-block-start: auto;
  }
`;

interface ServedCellProps {
  channel: string;
  served: ServedRelease;
  canaries: readonly Canary[];
  /** Of each release in the last hour; undefined while it is not known. */
  health: readonly ReleaseRate[] | undefined;
  onRollBack: (asked: RollBackOf) => void;
}

/** One remote on one channel. */
export function ServedCell({ channel, served, canaries, health, onRollBack }: ServedCellProps) {
  const { name, release, version, team, previous, isOff, at, by, why } = served;
  const [canary] = canaries;
  const candidate = canary?.releases.find((one) => one.name === name);
  const rateOf = (id: string) => health?.find((rate) => rate.release === id);
  const back = (to: string) =>
    onRollBack({ channel, name, from: candidate?.release ?? release, to });
  return (
    <Cell as="article" aria-label={`${name} on ${channel}`}>
      <Row justify="space-between" align="start">
        <h3>
          <TextLink as={Link} to={`/remotes/${name}`}>
            {name}
          </TextLink>
        </h3>
        <Row gap="hair">
          {canary && <Badge data-tone="accent">Canary {canary.percent} %</Badge>}
          {isOff && <Badge data-tone="accent">Switched off</Badge>}
        </Row>
      </Row>
      <Stack gap="hair">
        <p>
          <strong>{shortRelease(release, version)}</strong>
        </p>
        <HealthText rate={rateOf(release)} isKnown={health !== undefined} />
        {candidate && (
          <>
            <p>
              <strong>{shortRelease(candidate.release, candidate.version)}</strong> as a canary
            </p>
            <HealthText rate={rateOf(candidate.release)} isKnown={health !== undefined} />
          </>
        )}
      </Stack>
      <Muted>
        {[at && ago(at, Date.now()), by && `by ${by}`, why, team ? `team ${team}` : '']
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      <footer>
        {canary ? (
          <Button
            variant="secondary"
            onClick={() =>
              onRollBack({
                channel,
                name,
                from: candidate?.release ?? '',
                to: release,
                percent: canary.percent,
              })
            }
          >
            End the canary
          </Button>
        ) : (
          previous && (
            <Button variant="secondary" onClick={() => back(previous)}>
              Roll back
            </Button>
          )
        )}
      </footer>
    </Cell>
  );
}
