import { useSentences, writtenLanguage } from '@aangan/messages';
import { type Elements, focusRing, lineHeight, Muted, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ThingCard } from '../api/thing-card.ts';
import { CoverPicture } from './cover-picture.tsx';

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

const sizes = '(min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw';

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
        {card.to === null ? (
          <CoverPicture picture={null} alt="" sizes={sizes}>
            <span>{t({ id: 'boards.gone', message: 'This is not on Aangan any more.' })}</span>
          </CoverPicture>
        ) : (
          <Link to={card.to} aria-hidden="true" tabIndex={-1}>
            <CoverPicture
              picture={card.picture}
              alt={card.picture?.alt_text || card.picture?.caption || ''}
              sizes={sizes}
              priority={priority ?? false}
              marksVideos={isPiece(card)}
            />
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

/** Whether a thing is a picture or video, and not a firm. */
const isPiece = ({ kind }: Pick<ThingCard, 'kind'>) => kind === 'picture' || kind === 'post';

/** A firm's work and city; of a picture, its firm. */
function Facts({ card: { is_gone: isGone, firm, kind, subtitle, city, title } }: ThingTileProps) {
  const say = useSentences();
  if (isGone) return null;
  if (!isPiece({ kind })) {
    return (
      <Muted>{[subtitle, city].flatMap((one) => (one ? [say(one)] : [])).join('\u00a0· ')}</Muted>
    );
  }
  const name = firm?.name;
  if (!name || name === title) return null;
  return (
    <Muted>
      <Trans id="boards.by-firm">by {name}</Trans>
    </Muted>
  );
}
