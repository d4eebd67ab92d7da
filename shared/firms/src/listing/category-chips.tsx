import {
  type CatalogueGroup,
  everything,
  findGroup,
  type ListingFilter,
  listingAddress,
  toggleGroup,
  toggleSpecialization,
} from '@aangan/domain';
import { Chip, ChipGroup, Stack } from '@aangan/ui';
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
  const chosen = findGroup(catalogue, filter.group);
  const linkTo = (next: ListingFilter) => ({
    as: Link,
    to: listingAddress(path, next),
    preventScrollReset: true,
  });
  return (
    <Stack gap="s">
      <ChipGroup label="Category">
        <Chip selected={!chosen} {...linkTo(everything)}>
          All Categories
        </Chip>
        {catalogue.map(({ id, label }) => (
          <Chip key={id} selected={id === filter.group} {...linkTo(toggleGroup(filter, id))}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      {chosen && (
        <ChipGroup label={chosen.label}>
          {chosen.items.map(({ id, label }) => (
            <Chip
              key={id}
              size="small"
              selected={id === filter.specialization}
              {...linkTo(toggleSpecialization(filter, id))}
            >
              {label}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </Stack>
  );
}
