import styled, { keyframes } from 'styled-components';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;
const breathe = keyframes`50% { opacity: 0.35; }`;

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  vertical-align: -0.2em;
  animation: ${turn} 0.9s linear infinite;

  ${when.reducedMotion} {
    animation: ${breathe} 2s ease-in-out infinite;
  }
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

export function Spinner({ size = 'page', label = 'Loading…' }: SpinnerProps) {
  if (size === 'inline') return <Ring $size="1.1em" aria-hidden="true" />;
  return (
    <Centre role="status" aria-label={label}>
      <Ring $size="2.25rem" aria-hidden="true" />
    </Centre>
  );
}
