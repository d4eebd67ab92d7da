import {
  type CatalogueGroup,
  everything,
  findGroup,
  type ListingFilter,
  listingAddress,
  toggleGroup,
  toggleSpecialization,
} from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Chip, ChipGroup, Stack } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

export interface CategoryChipsProps {
  catalogue: readonly CatalogueGroup[];
  /** The current filter: its group and specialization are the active chips. */
  filter: ListingFilter;
  /** Where the listing is: "/designers". */
  path: string;
}

/** 'All Categories', the groups of a catalogue, and the sub-categories of the chosen group. */
export function CategoryChips({ catalogue, filter, path }: CategoryChipsProps) {
  const { t } = useLingui();
  const say = useSentences();
  const chosen = findGroup(catalogue, filter.group);
  const linkTo = (next: ListingFilter) => ({
    as: Link,
    to: listingAddress(path, next),
    preventScrollReset: true,
  });
  return (
    <Stack gap="s">
      <ChipGroup label={t({ id: 'firms.category', message: 'Category' })}>
        <Chip selected={!chosen} {...linkTo(everything)}>
          {t({ id: 'firms.all-categories', message: 'All Categories' })}
        </Chip>
        {catalogue.map(({ id, label }) => (
          <Chip key={id} selected={id === filter.group} {...linkTo(toggleGroup(filter, id))}>
            {say(label)}
          </Chip>
        ))}
      </ChipGroup>
      {chosen && (
        <ChipGroup label={say(chosen.label)}>
          {chosen.items.map(({ id, label }) => (
            <Chip
              key={id}
              size="small"
              selected={id === filter.specialization}
              {...linkTo(toggleSpecialization(filter, id))}
            >
              {say(label)}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </Stack>
  );
}
