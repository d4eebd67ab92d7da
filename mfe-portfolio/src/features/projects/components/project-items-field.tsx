import { projectLimits } from '@aangan/domain';
import { moveItem, SortableList } from '@aangan/firms';
import { Button, MediaFrame, Muted, Stack, Subheading, tokens, VisuallyHidden } from '@aangan/ui';
import { useFormField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/projects-api.ts';
import type { ChosenItem } from '../model/project-form.ts';
import { ChosenItemRow } from './chosen-item-row.tsx';

const Chosen = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.s};
  padding: 0;
`;

const Others = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${tokens.space.s};
  padding: 0;

  button {
    width: 100%;
    margin-block-start: ${tokens.space.hair};
  }
`;

/** Which items are in the project, in which order, and what each shows. @param all the whole portfolio */
export function ProjectItemsField({ all }: { all: readonly PortfolioItem[] }) {
  const { t } = useLingui();
  const id = useId();
  const { field, setValue: setItems } = useFormField<ChosenItem[]>('items');
  const { field: cover, setValue: setCover } = useFormField<number>('cover_item_id');
  const chosen = field.value;
  const ids = chosen.map((item) => item.id);
  const shown = chosen.flatMap((item) => {
    const found = all.find((one) => one.id === item.id);
    return found ? [{ ...found, chosen: item }] : [];
  });
  const others = all.filter((item) => !ids.includes(item.id));
  const change = (changed: ChosenItem) =>
    setItems(chosen.map((item) => (item.id === changed.id ? changed : item)));
  function put(next: number[]) {
    setItems(next.flatMap((one) => chosen.find((item) => item.id === one) ?? []));
  }
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Subheading id={id}>
        <Trans id="portfolio.project-pictures">Pictures and videos</Trans>
      </Subheading>
      {shown.length > 0 && (
        <SortableList
          items={shown}
          canMove={shown.length > 1}
          onMove={async (item, to) => {
            put(moveItem(ids, item.id, to));
            return true;
          }}
        >
          {() => (
            <Chosen
              aria-label={t({ id: 'portfolio.in-project', message: 'In this project, in order' })}
            >
              {shown.map((item, at) => (
                <ChosenItemRow
                  key={item.id}
                  item={item}
                  chosen={item.chosen}
                  canMove={shown.length > 1}
                  isCover={ids.includes(cover.value) ? cover.value === item.id : at === 0}
                  onChange={change}
                  onCover={() => setCover(item.id)}
                  onRemove={() => put(ids.filter((one) => one !== item.id))}
                />
              ))}
            </Chosen>
          )}
        </SortableList>
      )}
      {all.length === 0 && (
        <Muted>
          <Trans id="portfolio.nothing-to-group">
            Add pictures and videos to your portfolio first, then group them here.
          </Trans>
        </Muted>
      )}
      {others.length > 0 && chosen.length < projectLimits.itemsMax && (
        <Others aria-label={t({ id: 'portfolio.not-in-project', message: 'Add from portfolio' })}>
          {others.map((item) => (
            <li key={item.id}>
              <MediaFrame
                src={item.image_url ?? ''}
                alt={item.alt_text || item.title}
                ratio="1"
                color={item.dominant_color}
                naturalWidth={item.media_width}
                sizes="8rem"
              />
              <Button
                variant="secondary"
                size="small"
                onClick={() => setItems([...chosen, { id: item.id, room: '', shows: '' }])}
              >
                <Trans id="portfolio.add-to-project">Add</Trans>
                <VisuallyHidden>{` ${item.title}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Others>
      )}
    </Stack>
  );
}
