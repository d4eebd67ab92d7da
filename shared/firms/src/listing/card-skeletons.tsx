import { Grid, Skeleton, Stack } from '@aangan/ui';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders of cards, as large as the cards, so that nothing moves once they load. */
export function CardSkeletons({ count = 6 }: { count?: 3 | 6 }) {
  return (
    <Grid aria-hidden="true">
      {places.slice(0, count).map((place) => (
        <li key={place}>
          <Stack gap="s">
            <Skeleton ratio="4 / 5" />
            <Skeleton height="1.5rem" width="62%" />
            <Skeleton height="1rem" width="44%" />
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
