import {
  type CatalogueGroup,
  everything,
  findGroup,
  type ListingFilter,
  toggleGroup,
  toggleSpecialization,
} from '@aangan/domain';
import { Chip, ChipGroup, Stack } from '@aangan/ui';

export interface CategoryChipsProps {
  catalogue: readonly CatalogueGroup[];
  /** The current filter: its group and specialization are the active chips. */
  filter: ListingFilter;
  onFilter: (next: ListingFilter) => void;
}

/** 'All Categories', the groups of a catalogue, and the sub-categories of the chosen group. */
export function CategoryChips({ catalogue, filter, onFilter }: CategoryChipsProps) {
  const chosen = findGroup(catalogue, filter.group);
  return (
    <Stack gap="s">
      <ChipGroup label="Category">
        <Chip selected={!chosen} onClick={() => onFilter(everything)}>
          All Categories
        </Chip>
        {catalogue.map(({ id, label }) => (
          <Chip
            key={id}
            selected={id === filter.group}
            onClick={() => onFilter(toggleGroup(filter, id))}
          >
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
              onClick={() => onFilter(toggleSpecialization(filter, id))}
            >
              {label}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </Stack>
  );
}
