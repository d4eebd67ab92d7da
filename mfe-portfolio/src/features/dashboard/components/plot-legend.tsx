import { tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import styled from 'styled-components';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.hair} ${tokens.space.l};
  padding: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  list-style: none;

  li {
    display: flex;
    gap: ${tokens.space.xs};
    align-items: center;
  }
  svg {
    flex: none;
    color: ${tokens.color.accent};
  }
`;

interface PlotLegendProps {
  days: number;
  /** Whether the plot has the period before too. */
  hasBefore: boolean;
}

/** What bars and line of a plot are: they differ in form, not only in colour. */
export function PlotLegend({ days, hasBefore }: PlotLegendProps) {
  return (
    <Legend role="list">
      <li>
        <svg width="18" height="12" aria-hidden="true">
          <rect x="4" width="10" height="12" fill="currentColor" />
        </svg>
        <Trans id="portfolio.these-days">These {days} days</Trans>
      </li>
      {hasBefore && (
        <li>
          <svg width="18" height="12" aria-hidden="true">
            <path d="M0 6H18" stroke={tokens.color.ink} strokeWidth="1.5" strokeDasharray="4 3" />
          </svg>
          <Trans id="portfolio.days-before">The {days} days before</Trans>
        </li>
      )}
    </Legend>
  );
}
