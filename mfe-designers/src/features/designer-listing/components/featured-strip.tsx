import { paths } from '@aangan/domain';
import { CardSkeletons } from '@aangan/firms';
import { Eyebrow, Grid, Heading, Row, Stack, TextLink, TryAgain } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useFeaturedDesignersQuery } from '../api/featured-designers.ts';
import { DesignerCard } from './designer-card.tsx';

/** The first firms of the listing, for the home page. @param options.size how many, at most six */
export function FeaturedStrip({ size }: { size: number }) {
  const { data, isError, isFetching, refetch } = useFeaturedDesignersQuery();
  if (data && data.results.length === 0) return null;
  return (
    <Stack gap="l">
      <Row justify="space-between" align="start">
        <Stack gap="xs">
          <Eyebrow>Featured</Eyebrow>
          <Heading>Studios at the top of their craft</Heading>
        </Stack>
        <TextLink as={Link} to={paths.designers()}>
          See all designers
        </TextLink>
      </Row>
      {isError && !data && (
        <Row role="alert">
          <span>Failed to load designers</span>
          <TryAgain size="small" busy={isFetching} onRetry={refetch} />
        </Row>
      )}
      {!data && !isError && (
        <div role="status" aria-label="Loading designers…">
          <CardSkeletons count={3} />
        </div>
      )}
      {data && (
        <Grid aria-label="Featured designers">
          {data.results.slice(0, size).map((designer) => (
            <li key={designer.id}>
              <DesignerCard designer={designer} nameAs="h3" />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
