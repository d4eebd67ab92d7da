import { projectLimits } from '@aangan/domain';
import { DraggableCell, ListArea, moveItem, SortableList } from '@aangan/firms';
import { Button, MediaFrame, Muted, Stack, Subheading, tokens, VisuallyHidden } from '@aangan/ui';
import { useFormField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/projects-api.ts';
import { type ChosenItem, firstCover, newlyChosen } from '../model/project-form.ts';
import { ChosenItemRow } from './chosen-item-row.tsx';

const Chosen = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.s};
  padding: 0;
`;

/** Where the pointer drops what it drags; a finger, which cannot drag, is not told of it. */
const Drop = styled.p`
  display: none;
  margin-block-start: ${tokens.space.s};
  padding: ${tokens.space.m};
  border: 1px dashed ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.media};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  text-align: center;

  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
  [data-state='over'] > & {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.paperDeep};
    color: ${tokens.color.ink};
  }
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
  const coverId = ids.includes(cover.value) ? cover.value : firstCover(chosen);
  const canAdd = others.length > 0 && chosen.length < projectLimits.itemsMax;
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
      <SortableList
        items={shown}
        canMove={shown.length > 1}
        onMove={async (item, to) => {
          put(moveItem(ids, item.id, to));
          return true;
        }}
        onPutIn={(item, at) => setItems(chosen.toSpliced(at, 0, newlyChosen(Number(item))))}
      >
        {() => (
          <>
            <ListArea>
              <Chosen
                aria-label={t({ id: 'portfolio.in-project', message: 'In this project, in order' })}
              >
                {shown.map((item) => (
                  <ChosenItemRow
                    key={item.id}
                    item={item}
                    chosen={item.chosen}
                    canMove={shown.length > 1}
                    isCover={item.id === coverId}
                    onChange={change}
                    onCover={() => setCover(item.id)}
                    onRemove={() => put(ids.filter((one) => one !== item.id))}
                  />
                ))}
              </Chosen>
              {canAdd && (
                <Drop>
                  <Trans id="portfolio.drop-here">
                    Drag pictures here, or press Add below them.
                  </Trans>
                </Drop>
              )}
            </ListArea>
            {canAdd && (
              <Others
                aria-label={t({ id: 'portfolio.not-in-project', message: 'Add from portfolio' })}
              >
                {others.map((item) => (
                  <OtherItem
                    key={item.id}
                    item={item}
                    onAdd={() => setItems([...chosen, newlyChosen(item.id)])}
                  />
                ))}
              </Others>
            )}
          </>
        )}
      </SortableList>
      {all.length === 0 && (
        <Muted>
          <Trans id="portfolio.nothing-to-group">
            Add pictures and videos to your portfolio first, then group them here.
          </Trans>
        </Muted>
      )}
    </Stack>
  );
}

function OtherItem({ item, onAdd }: { item: PortfolioItem; onAdd: () => void }) {
  return (
    <DraggableCell id={item.id}>
      <MediaFrame
        src={item.image_url ?? ''}
        alt={item.alt_text || item.title}
        ratio="1"
        color={item.dominant_color}
        naturalWidth={item.media_width}
        sizes="8rem"
      />
      <Button variant="secondary" size="small" onClick={onAdd}>
        <Trans id="portfolio.add-to-project">Add</Trans>
        <VisuallyHidden>{` ${item.title}`}</VisuallyHidden>
      </Button>
    </DraggableCell>
  );
}
