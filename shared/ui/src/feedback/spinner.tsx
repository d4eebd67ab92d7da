import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { spinnerRing } from './spinner-ring.ts';

const Ring = styled.span<{ $size: string }>`
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  vertical-align: -0.2em;
  ${spinnerRing}
`;

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 12rem;
  color: ${tokens.color.accent};
`;

export interface SpinnerProps {
  /** `inline` is for a line of text and is not announced; `page` fills its container and is announced. */
  size?: 'inline' | 'page';
  /** What is loading, for screen readers. */
  label?: string;
}

export function Spinner({ size = 'page', label }: SpinnerProps) {
  const { t } = useLingui();
  if (size === 'inline') return <Ring $size="1.1em" aria-hidden="true" />;
  return (
    <Centre role="status" aria-label={label ?? t({ id: 'ui.loading', message: 'Loading…' })}>
      <Ring $size="2.25rem" aria-hidden="true" />
    </Centre>
  );
}
