import { projectRooms } from '@aangan/domain';
import { SortableCell } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Button, MediaFrame, Row, SelectField, tokens, VisuallyHidden } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/projects-api.ts';
import type { ChosenItem } from '../model/project-form.ts';

const rooms = projectRooms.map(({ id, label }) => ({ value: id, label }));

const Line = styled.div`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr) auto;
  gap: ${tokens.space.s};
  align-items: start;
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
`;

const Choices = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
`;

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${tokens.space.xs};
`;

/** The text of the first button starts where the choices do, not its padding. */
const Actions = styled(Row)`
  margin-inline-start: -1rem;
`;

interface ChosenItemRowProps {
  item: PortfolioItem;
  chosen: ChosenItem;
  canMove: boolean;
  isCover: boolean;
  onChange: (changed: ChosenItem) => void;
  onCover: () => void;
  onRemove: () => void;
}

/** An item of the project in the form: its room, whether it shows before or after, and whether it is the cover. */
export function ChosenItemRow(props: ChosenItemRowProps) {
  const { item, chosen, canMove, isCover, onChange, onCover, onRemove } = props;
  const { t } = useLingui();
  const { title } = item;
  const stages = [
    { value: 'before', label: t({ id: 'portfolio.before', message: 'Before' }) },
    { value: 'after', label: t({ id: 'portfolio.after', message: 'After' }) },
  ];
  return (
    <SortableCell id={item.id} title={title} canMove={canMove}>
      {(handle) => (
        <Line role="group" aria-label={title}>
          <MediaFrame
            src={item.image_url ?? ''}
            alt=""
            ratio="1"
            color={item.dominant_color}
            naturalWidth={item.media_width}
            sizes="5rem"
          />
          <Choices>
            <Row gap="xs">
              <span lang={writtenLanguage(title)}>{title}</span>
              {isCover && (
                <Badge data-tone="accent">
                  <Trans id="portfolio.cover">Cover</Trans>
                </Badge>
              )}
            </Row>
            <Selects>
              <SelectField
                label={t({ id: 'portfolio.room', message: 'Room' })}
                options={rooms}
                placeholder={t({ id: 'portfolio.no-room', message: 'Not said' })}
                value={chosen.room}
                onChange={({ target }) => onChange({ ...chosen, room: target.value })}
              />
              <SelectField
                label={t({ id: 'portfolio.shows', message: 'Before or after' })}
                options={stages}
                placeholder={t({ id: 'portfolio.neither', message: 'Neither' })}
                value={chosen.shows}
                onChange={({ target }) => onChange({ ...chosen, shows: target.value })}
              />
            </Selects>
            <Actions gap="hair">
              {!isCover && (
                <Button variant="quiet" size="small" onClick={onCover}>
                  <Trans id="portfolio.make-cover">Make cover</Trans>
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={onRemove}>
                <Trans id="portfolio.take-out">Take out</Trans>
                <VisuallyHidden>{` ${title}`}</VisuallyHidden>
              </Button>
            </Actions>
          </Choices>
          {handle}
        </Line>
      )}
    </SortableCell>
  );
}
