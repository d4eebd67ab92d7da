import type { PublishedRelease } from '@aangan/registry-client';
import { Card, Heading, Muted, Stack, Subheading, tokens, when } from '@aangan/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { live, useReportsQuery, useStatusQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';
import { ago, shortRelease } from '../layout/release-texts.ts';
import { HealthText } from '../overview/health-text.tsx';
import { ComparedCanaries } from './compared-canaries.tsx';
import { MeasureBars } from './measure-bars.tsx';

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space.m};

  ${when.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Part = styled(Card)`
  padding: ${tokens.space.l};

  ul {
    padding: 0;
    list-style: none;
  }
  li + li {
    margin-block-start: ${tokens.space.m};
  }
`;

interface ReportsOfProps {
  name: string;
  channel: string;
  /** To look up versions. */
  releases: readonly PublishedRelease[];
}

/** How a remote does on a channel: its releases side by side, and what failed. An address with `#channel` leads to it. */
export function ReportsOf({ name, channel, releases }: ReportsOfProps) {
  const { data: status } = useStatusQuery(channel);
  const { data, error, refetch } = useReportsQuery({ name, channel }, live);
  const served = status?.releases.find((one) => one.name === name);
  const isTried = status?.canaries.some(({ releases: tried }) =>
    tried.some((one) => one.name === name),
  );
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isAsked = hash === `#${channel}` && data !== undefined;
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  if (status && !served) return null;
  const titleOf = (id: string) =>
    shortRelease(id, releases.find(({ release }) => release === id)?.version);
  return (
    <Stack as="section" gap="m" aria-label={`${name} on ${channel}`} ref={section}>
      <Heading>{`On ${channel}`}</Heading>
      {!data && <AnswerState lines={2} error={refusalOf(error)} onRetry={refetch} />}
      {data && (
        <Parts>
          <Part>
            <Stack gap="m">
              <Subheading>The last hour</Subheading>
              {data.rates.length === 0 && <Muted>No visits.</Muted>}
              <ul>
                {data.rates.map((rate) => (
                  <li key={rate.release}>
                    <strong>{titleOf(rate.release)}</strong>
                    <HealthText rate={rate} isKnown />
                  </li>
                ))}
              </ul>
              <Muted>
                {data.isAutomatic
                  ? 'The platform rolls back a stable release that fails.'
                  : 'The platform ends failing canaries; stable releases are rolled back by people.'}
              </Muted>
            </Stack>
          </Part>
          <Part>
            <Stack gap="m">
              <Subheading>What failed</Subheading>
              {data.errors.length === 0 && <Muted>Nothing was reported.</Muted>}
              <ul>
                {data.errors.slice(0, 5).map((failed) => (
                  <li key={`${failed.release} ${failed.kind} ${failed.route} ${failed.message}`}>
                    <strong>{failed.message}</strong>
                    <Muted>
                      {`${failed.kind} · ${failed.failures === 1 ? 'once' : `${failed.failures} times`} · ${failed.route} · ${titleOf(failed.release)} · last ${ago(failed.lastAt, Date.now())}`}
                    </Muted>
                  </li>
                ))}
              </ul>
            </Stack>
          </Part>
          {isTried && <ComparedCanaries name={name} channel={channel} titleOf={titleOf} />}
          <MeasureBars measures={data.measures} titleOf={titleOf} />
        </Parts>
      )}
    </Stack>
  );
}
