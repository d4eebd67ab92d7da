import type { Post } from '@aangan/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { PostTile } from '../content/post-tile.tsx';
import { pictureRatio } from './picture-ratio.ts';
import type { ProjectItem } from './project.ts';

/** Rows of one height, each filled; a picture alone in its row is not higher than a window. */
const Rows = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(0.5rem, 1.1vw, 1.125rem);
  padding: 0;

  > li {
    min-width: min(100%, 9rem);
    max-width: min(100%, 44rem * var(--ratio));
    /* Growth below one would leave a part of the row empty. */
    flex: calc(100 * var(--ratio)) 1 calc(20rem * var(--ratio));
  }
`;

interface RoomPicturesProps {
  items: readonly ProjectItem[];
  onOpen: (post: Post) => void;
}

/** Pictures and videos in their own proportions. */
export function RoomPictures({ items, onOpen }: RoomPicturesProps) {
  return (
    <Rows>
      {items.map((item) => {
        const ratio = pictureRatio(item);
        return (
          <li key={item.id} style={{ '--ratio': ratio } as CSSProperties}>
            <PostTile
              post={item}
              ratio={String(ratio)}
              sizes={`(min-width: 48em) ${Math.round(ratio * 30)}rem, 94vw`}
              onOpen={() => onOpen(item)}
            />
          </li>
        );
      })}
    </Rows>
  );
}
