import { Button, focusRing, Picture, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ThingCard } from '../../api/briefs-api.ts';

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${tokens.space.s};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    gap: ${tokens.space.hair};
    min-width: 0;
  }
  a,
  button[aria-pressed] {
    position: relative;
    display: block;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.paperDeep};
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }
  button[aria-pressed='true'] {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 1px;
  }
  button[aria-pressed='true']::after {
    position: absolute;
    inset-block-start: ${tokens.space.xs};
    inset-inline-end: ${tokens.space.xs};
    display: grid;
    width: 1.5rem;
    height: 1.5rem;
    place-items: center;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    content: '✓' / '';
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.control};
    object-fit: cover;
  }
`;

const Blank = styled.span`
  display: grid;
  aspect-ratio: 1;
  place-items: center;
  padding: ${tokens.space.xs};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  text-align: center;
`;

const sizes = '(min-width: 40em) 10rem, 45vw';

interface ThingPicturesProps {
  cards: readonly ThingCard[];
  onRemove?: ((thing: string) => void) | undefined;
  /** Makes each a button that is pressed or not; without it they lead to their pages. */
  choice?: { chosen: readonly string[]; toggle: (thing: string) => void };
}

/** Pictures of boards as small squares. */
export function ThingPictures({ cards, onRemove, choice }: ThingPicturesProps) {
  const { t } = useLingui();
  return (
    <Pictures>
      {cards.map((card) => {
        const { thing, to } = card;
        const title = card.title || card.firm?.name || '';
        const picture = <Cover card={card} />;
        return (
          <li key={thing}>
            {choice ? (
              <button
                type="button"
                aria-label={title}
                aria-pressed={choice.chosen.includes(thing)}
                onClick={() => choice.toggle(thing)}
              >
                {picture}
              </button>
            ) : to === null ? (
              picture
            ) : (
              <Link to={to} aria-label={title}>
                {picture}
              </Link>
            )}
            {onRemove && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t({ id: 'conversations.remove-picture', message: `Remove ${title}` })}
                onClick={() => onRemove(thing)}
              >
                {t({ id: 'conversations.remove', message: 'Remove' })}
              </Button>
            )}
          </li>
        );
      })}
    </Pictures>
  );
}

function Cover({ card: { picture, is_gone: isGone } }: { card: ThingCard }) {
  const { t } = useLingui();
  const src = picture && (picture.thumbnail_url ?? picture.media_url);
  if (src && (picture.media_type !== 'VIDEO' || picture.thumbnail_url)) {
    return (
      <Picture src={src} alt="" naturalWidth={picture.media_width} sizes={sizes} loading="lazy" />
    );
  }
  return (
    <Blank>{isGone && t({ id: 'conversations.picture-gone', message: 'No longer there' })}</Blank>
  );
}
