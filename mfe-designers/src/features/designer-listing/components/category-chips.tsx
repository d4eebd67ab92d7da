import { designerCatalogue, findGroup } from '@aangan/domain';
import { Chip, ChipGroup, Stack } from '@aangan/ui';
import {
  everything,
  type ListingFilter,
  toggleGroup,
  toggleSpecialization,
} from '../model/listing-filter.ts';

export interface CategoryChipsProps {
  filter: ListingFilter;
  onChange: (filter: ListingFilter) => void;
}

/** The four groups, and the sub-categories of the chosen one. 'All Categories' clears the search too. */
export function CategoryChips({ filter, onChange }: CategoryChipsProps) {
  const group = findGroup(designerCatalogue, filter.group);
  return (
    <Stack gap="s">
      <ChipGroup label="Category">
        <Chip selected={!group} onClick={() => onChange(everything)}>
          All Categories
        </Chip>
        {designerCatalogue.map(({ id, label }) => (
          <Chip
            key={id}
            selected={id === group?.id}
            onClick={() => onChange(toggleGroup(filter, id))}
          >
            {label}
          </Chip>
        ))}
      </ChipGroup>
      {group && (
        <ChipGroup label={group.label}>
          {group.items.map(({ id, label }) => (
            <Chip
              key={id}
              size="small"
              selected={id === filter.specialization}
              onClick={() => onChange(toggleSpecialization(filter, id))}
            >
              {label}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </Stack>
  );
}
