import type { ReleaseRate } from '@aangan/registry-client';
import { tokens } from '@aangan/ui';
import styled from 'styled-components';
import { failedViews } from '../layout/release-texts.ts';

/** A line with a mark for its state. */
export const HealthMark = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.xs};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  font-variant-numeric: tabular-nums;

  &::before {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.pill};
  }
  &[data-state='good']::before {
    border-color: ${tokens.color.positive};
    background: ${tokens.color.positive};
  }
  &[data-state='failing'] {
    color: ${tokens.color.danger};
    font-weight: 500;
  }
  &[data-state='failing']::before {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.danger};
    border-radius: 2px;
  }
`;

/** How a release did in the last hour, by its page views. */
export function HealthText({
  rate,
  isKnown,
}: {
  rate: Pick<ReleaseRate, 'views' | 'failures'> | undefined;
  isKnown: boolean;
}) {
  if (!isKnown) return <HealthMark>…</HealthMark>;
  const failed = failedViews(rate?.failures ?? {});
  const views = Math.max(rate?.views ?? 0, failed);
  if (views === 0) return <HealthMark>No visits in the last hour</HealthMark>;
  const visits = views === 1 ? '1 visit' : `${views} visits`;
  if (failed === 0) return <HealthMark data-state="good">{`${visits}, none failed`}</HealthMark>;
  return <HealthMark data-state="failing">{`${failed} of ${visits} failed`}</HealthMark>;
}
