import { focusRing, Lightbox, type LightboxPiece, Picture, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOpenPiece } from '../content/use-open-piece.ts';
import type { ListedReview, ReviewPicture } from './listed-review.ts';

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  padding: 0;

  button {
    display: block;
    width: 6.5rem;
    height: 6.5rem;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: ${tokens.radius.media};
    cursor: zoom-in;
    ${focusRing}
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The pictures of a review, small; each opens in the whole window. */
export function ReviewPictures({ review }: { review: ListedReview }) {
  const { t } = useLingui();
  const { pictures, author } = review;
  const name = author.name;
  const alt = (place: number) =>
    t({ id: 'firms.review-picture', message: `Picture ${place} of the review by ${name}` });
  const pieces = useMemo(() => pictures.map(pieceOf), [pictures]);
  const { openKey, open, turn, close } = useOpenPiece();
  if (pictures.length === 0) return null;
  return (
    <>
      <List>
        {pictures.map(({ id, url, media_width, dominant_color }, at) => (
          <li key={id}>
            <button
              type="button"
              style={{ background: dominant_color ?? tokens.color.paperDeep }}
              onClick={() => open(keyOf(id))}
            >
              <Picture src={url} naturalWidth={media_width} alt={alt(at + 1)} sizes="6.5rem" />
            </button>
          </li>
        ))}
      </List>
      <Lightbox
        title={t({ id: 'firms.pictures-of-review', message: `Pictures of the review by ${name}` })}
        pieces={pieces}
        shown={openKey}
        onShow={turn}
        onClose={close}
      />
    </>
  );
}

/** In the address, where the firm's own pictures are named too. */
const keyOf = (id: string) => `review-${id}`;

const pieceOf = (
  { id, url, media_width, dominant_color }: ReviewPicture,
  at: number,
): LightboxPiece => ({
  key: keyOf(id),
  post: {
    id: at,
    media_type: 'IMAGE',
    media_url: url,
    video_url: null,
    thumbnail_url: null,
    caption: '',
    permalink: null,
    media_width,
    alt_text: '',
    dominant_color,
  },
});
