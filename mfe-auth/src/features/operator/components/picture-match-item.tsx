import { isolated, type MatchDecision } from '@aangan/domain';
import { Button, Muted, Row, Subheading, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import type { PictureMatch } from '../api/picture-matches.ts';
import { publicPage } from '../model/operator-labels.ts';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';

const Pair = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.m};
`;

const Thumbnail = styled.img`
  width: 100%;
  height: 12rem;
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  object-fit: contain;
`;

interface PictureMatchItemProps {
  match: PictureMatch;
  onDecide: (kind: MatchDecision) => void;
}

/** Two pictures side by side, with what is needed to decide about them. */
export function PictureMatchItem({ match, onDecide }: PictureMatchItemProps) {
  const { t } = useLingui();
  const { earlier, later, distance, confirmed_at } = match;
  const { dayOf } = useDates();
  const [first, second] = [isolated(earlier.firm.name), isolated(later.firm.name)];
  const name = t({ id: 'auth.one-like-another', message: `${second}, like ${first}` });
  const day = confirmed_at && dayOf(confirmed_at);
  return (
    <DecisionCard aria-label={name}>
      <Subheading>{name}</Subheading>
      <Pair>
        <Published thing={earlier} />
        <Published thing={later} />
      </Pair>
      <Muted>{t({ id: 'auth.bits-differ', message: `${distance} of 128 bits differ.` })}</Muted>
      <Muted>
        {day
          ? t({ id: 'auth.own-work-said', message: `${second} said on ${day}: our own work.` })
          : t({ id: 'auth.own-work-unasked', message: `${second} was not asked.` })}
      </Muted>
      <DecisionButtons>
        <Row gap="xs">
          <Button variant="secondary" size="small" onClick={() => onDecide('no-match')}>
            <Trans id="auth.no-match">No match…</Trans>
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDecide('same-work')}>
            <Trans id="auth.same-work">Same work…</Trans>
          </Button>
          <Button size="small" onClick={() => onDecide('copy')}>
            <Trans id="auth.hide-copy">Hide the copy…</Trans>
          </Button>
        </Row>
      </DecisionButtons>
    </DecisionCard>
  );
}

function Published({ thing }: { thing: PictureMatch['later'] }) {
  const { dayOf } = useDates();
  const { firm, title, picture, published_at } = thing;
  return (
    <div>
      <Thumbnail src={`${picture}?w=640`} alt={title} loading="lazy" />
      <LinkBeside to={publicPage(firm)}>{firm.name}</LinkBeside>
      <Muted>{dayOf(published_at)}</Muted>
    </div>
  );
}
