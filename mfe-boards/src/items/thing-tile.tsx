import { useSentences, writtenLanguage } from '@aangan/messages';
import {
  ArchGlyph,
  type Elements,
  focusRing,
  lineHeight,
  MediaFrame,
  Muted,
  PlayMark,
  tokens,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ThingCard } from '../api/thing-card.ts';

const Tile = styled.article`
  display: flex;
  min-width: 0;
  height: 100%;
  flex-direction: column;
  gap: ${tokens.space.s};
`;

const Picture = styled.div`
  position: relative;

  > a {
    display: block;
    border-radius: ${tokens.radius.media};
    ${focusRing}
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${tokens.space.hair};
  inset-inline-end: ${tokens.space.hair};
`;

/** In the place of the picture of a thing that is gone, or of a firm without any. */
const Blank = styled.div`
  display: grid;
  aspect-ratio: var(--frame-ratio);
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  text-align: center;

  svg {
    color: ${tokens.color.lineStrong};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.xs};
`;

const Title = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  [data-state='gone'] & {
    color: ${tokens.color.inkFaint};
  }
`;

/** As high as the title's first line, so that the buttons add no space below it. */
const Actions = styled.div`
  display: flex;
  flex: none;
  margin-block: -0.5rem;
`;

export interface ThingTileProps {
  card: ThingCard;
  /** Fetches the picture at once: for the first tiles of a page. */
  priority?: boolean;
  /** A button over the picture. */
  corner?: Elements;
  /** Buttons beside the title. */
  actions?: Elements;
  /** The note below. */
  children?: Elements;
}

/** What a screen reader, a button and a note call a thing. */
export function useTitleOf(): (card: ThingCard) => string {
  const { t } = useLingui();
  const gone = t({ id: 'boards.gone-title', message: 'No longer there' });
  return ({ is_gone: isGone, title, firm }) => (isGone ? gone : title || firm?.name || gone);
}

/** A thing on a board: its picture, which leads to its page, its name and its firm. One that is gone says so. */
export function ThingTile({ card, priority, corner, actions, children }: ThingTileProps) {
  const { t } = useLingui();
  const title = useTitleOf()(card);
  return (
    <Tile data-state={card.is_gone ? 'gone' : 'there'}>
      <Picture>
        {card.is_gone || card.to === null ? (
          <Blank>
            <ArchGlyph />
            <span>{t({ id: 'boards.gone', message: 'This is not on Aangan any more.' })}</span>
          </Blank>
        ) : (
          <Link to={card.to} aria-hidden="true" tabIndex={-1}>
            <TilePicture card={card} priority={priority} />
          </Link>
        )}
        {corner && <Corner>{corner}</Corner>}
      </Picture>
      <Head>
        <div>
          <Title lang={card.is_gone ? undefined : writtenLanguage(title)}>
            {card.to === null ? title : <Link to={card.to}>{title}</Link>}
          </Title>
          <Facts card={card} />
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Tile>
  );
}

function TilePicture({ card, priority = false }: Pick<ThingTileProps, 'card' | 'priority'>) {
  const { picture } = card;
  if (!picture) {
    return (
      <Blank>
        <ArchGlyph />
      </Blank>
    );
  }
  const isVideo = picture.media_type === 'VIDEO';
  return (
    <MediaFrame
      src={isVideo ? (picture.thumbnail_url ?? picture.media_url) : picture.media_url}
      kind={isVideo && !picture.thumbnail_url ? 'video' : 'image'}
      alt={picture.alt_text || picture.caption}
      color={picture.dominant_color}
      naturalWidth={picture.media_width}
      ratio="var(--tile-ratio)"
      sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw"
      priority={priority}
    >
      {isVideo && isPiece(card) && <PlayMark size="small" />}
    </MediaFrame>
  );
}

/** Whether a thing is a picture or video, and not a firm. */
const isPiece = ({ kind }: Pick<ThingCard, 'kind'>) => kind === 'picture' || kind === 'post';

/** A firm's work and city; of a picture, its firm. */
function Facts({ card: { is_gone: isGone, firm, kind, subtitle, city, title } }: ThingTileProps) {
  const say = useSentences();
  if (isGone) return null;
  if (!isPiece({ kind })) {
    return <Muted>{[subtitle, city].flatMap((one) => (one ? [say(one)] : [])).join(' · ')}</Muted>;
  }
  const name = firm?.name;
  if (!name || name === title) return null;
  return (
    <Muted>
      <Trans id="boards.by-firm">by {name}</Trans>
    </Muted>
  );
}
