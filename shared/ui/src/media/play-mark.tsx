import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: ${tokens.color.surface};
  color: ${tokens.color.accent};
  transition: transform ${tokens.motion.calm} ${tokens.motion.ease};

  &[data-size='small'] {
    position: absolute;
    inset: 0.625rem 0.625rem auto auto;
    width: 2.25rem;
    height: 2.25rem;
    pointer-events: none;
  }
  button:hover > * > & {
    transform: scale(1.06);
  }
`;

/** The play icon of a video; the small one is in the corner of its frame. */
export function PlayMark({ size = 'large' }: { size?: 'small' | 'large' }) {
  const width = size === 'small' ? 13 : 22;
  return (
    <Mark aria-hidden="true" data-size={size} data-mark="play">
      <svg width={width} height={width} viewBox="0 0 22 22" fill="currentColor" aria-hidden="true">
        <path d="M6 3.5v15l12.5-7.5z" />
      </svg>
    </Mark>
  );
}
