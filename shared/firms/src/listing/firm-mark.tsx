import { Avatar, initialsOf, tokens } from '@aangan/ui';
import styled from 'styled-components';
import { markColoursOf } from './mark-colours.ts';

const Mark = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  font-family: ${tokens.font.display};
  font-size: clamp(4.5rem, 3rem + 5vw, 7.5rem);
  font-weight: 350;
  line-height: 1;
  letter-spacing: -0.03em;
`;

export interface FirmMarkProps {
  id: number;
  name: string;
  /** The firm's profile picture; without one its initials are drawn. */
  avatar: string | null;
}

/** Stands for a firm that has no posts: its picture or initials on a colour of its own. Decorative. */
export function FirmMark({ id, name, avatar }: FirmMarkProps) {
  const { ground, ink } = markColoursOf(id);
  return (
    <Mark
      aria-hidden="true"
      translate="no"
      data-mark="firm"
      style={{ background: ground, color: ink }}
    >
      {avatar ? <Avatar name={name} src={avatar} size={152} decorative /> : initialsOf(name)}
    </Mark>
  );
}
