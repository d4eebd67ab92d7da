import { useState } from 'react';
import styled from 'styled-components';
import { pictureAt } from '../media/picture-sources.ts';
import { tokens } from '../theme/tokens.ts';

const Round = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  /* As large as the round from the start: a picture does not grow into it. */
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

  /* Capitals alone stand higher than the middle of their line. */
  &[data-state='initials'] {
    padding-block-start: 0.14em;
  }
  /* Drawn, not written: they stand for a picture, and are no part of what a button around them is called. */
  &::before {
    content: attr(data-initials);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** At most two initials: first and last word that begin with a letter; a digit only where none does. */
export function initialsOf(name: string): string {
  const all = name.split(/\s+/);
  const lettered = all.filter((word) => /^\p{L}/u.test(word));
  const words = lettered.length > 0 ? lettered : all.filter((word) => /^\p{N}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => (word ?? '').charAt(0).toUpperCase()).join('');
}

export interface AvatarProps {
  /** Whose it is. */
  name: string;
  src?: string | null;
  /** Pixels at the standard text size. */
  size?: number;
  /** The name stands beside it, so that it need not be heard twice. */
  decorative?: boolean;
}

/** A face or a firm's mark; initials where there is none or it does not load. */
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
      {shown && <img src={pictureAt(src, size * 2)} alt="" onError={() => setBrokenSrc(src)} />}
    </Round>
  );
}
