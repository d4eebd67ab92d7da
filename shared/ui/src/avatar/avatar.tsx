import { useState } from 'react';
import styled from 'styled-components';
import { densitiesOf, pictureAt } from '../media/picture-sources.ts';
import { tokens } from '../theme/tokens.ts';
import { initialsOf } from './initials-of.ts';

const Round = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  /* The picture fills the circle while it loads, instead of growing into it. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
  overflow: hidden;
  border-radius: 50%;
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
  font-family: ${tokens.font.display};
  font-size: ${({ $size }) => $size / 38}rem;
  line-height: 1;

  /* Capital letters are optically too high when they are centred by line height. */
  &[data-state='initials'] {
    padding-block-start: 0.14em;
  }
  /* Generated content: the initials replace a picture and must not become part of an accessible name. */
  &::before {
    content: attr(data-initials);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps {
  /** The name of the person or firm. */
  name: string;
  src?: string | null;
  /** Pixels at the standard text size. */
  size?: number;
  /** Hides the avatar from screen readers: for places where the name is written beside it. */
  decorative?: boolean;
}

/** The picture of a person or firm; initials if there is no picture or it does not load. */
export function Avatar({ name, src, size = 40, decorative = false }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const shown = src && src !== brokenSrc;
  const initials = shown ? undefined : initialsOf(name);
  const heard = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Round
      $size={size}
      {...heard}
      data-state={shown ? 'picture' : 'initials'}
      data-initials={initials}
    >
      {shown && (
        <img
          src={pictureAt(src, size * 2)}
          srcSet={densitiesOf(src, size)}
          alt=""
          onError={() => setBrokenSrc(src)}
        />
      )}
    </Round>
  );
}
