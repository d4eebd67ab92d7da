import { Skeleton, Stack } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Magazine } from './magazine.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In the place of things that load. */
export function ItemSkeletons() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t({ id: 'boards.loading', message: 'Loading…' })}
    >
      <Magazine data-use="edit" aria-hidden="true">
        {places.map((place) => (
          <li key={place}>
            <Stack gap="xs">
              <Skeleton ratio="var(--cover-ratio)" />
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="40%" height="1rem" />
            </Stack>
          </li>
        ))}
      </Magazine>
    </div>
  );
}
