import { Chip, ChipGroup, type PickableGroup, Stack } from '@aangan/ui';

export interface CategoryChipsProps {
  groups: readonly PickableGroup[];
  /** Id of the chosen group, and of the chosen item in it. */
  group: string | null;
  item: string | null;
  onAll: () => void;
  onGroup: (id: string) => void;
  onItem: (id: string) => void;
}

/** 'All Categories', the groups of a catalogue, and the sub-categories of the chosen one. */
export function CategoryChips(props: CategoryChipsProps) {
  const { groups, group, item, onAll, onGroup, onItem } = props;
  const chosen = groups.find(({ id }) => id === group);
  return (
    <Stack gap="s">
      <ChipGroup label="Category">
        <Chip selected={!chosen} onClick={onAll}>
          All Categories
        </Chip>
        {groups.map(({ id, label }) => (
          <Chip key={id} selected={id === group} onClick={() => onGroup(id)}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      {chosen && (
        <ChipGroup label={chosen.label}>
          {chosen.items.map(({ id, label }) => (
            <Chip key={id} size="small" selected={id === item} onClick={() => onItem(id)}>
              {label}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </Stack>
  );
}
