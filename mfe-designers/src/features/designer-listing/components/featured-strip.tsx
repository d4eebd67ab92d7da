import { paths } from '@aangan/domain';
import { CardSkeletons } from '@aangan/firms';
import { Eyebrow, Grid, Heading, Row, Stack, TextLink, TryAgain } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useFeaturedDesignersQuery } from '../api/featured-designers.ts';
import { DesignerCard } from './designer-card.tsx';

/** The first firms of the listing, for the home page. @param options.size how many, at most six */
export function FeaturedStrip({ size }: { size: number }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useFeaturedDesignersQuery();
  if (data && data.results.length === 0) return null;
  return (
    <Stack gap="l">
      <Row justify="space-between" align="start">
        <Stack gap="xs">
          <Eyebrow>
            <Trans id="designers.featured">Featured</Trans>
          </Eyebrow>
          <Heading>
            <Trans id="designers.top-of-craft">Studios at the top of their craft</Trans>
          </Heading>
        </Stack>
        <TextLink as={Link} to={paths.designers()}>
          <Trans id="designers.see-all">See all designers</Trans>
        </TextLink>
      </Row>
      {isError && !data && (
        <Row role="alert">
          <span>
            <Trans id="designers.listing-failed">Failed to load designers</Trans>
          </span>
          <TryAgain size="small" busy={isFetching} onRetry={refetch} />
        </Row>
      )}
      {!data && !isError && (
        <div
          role="status"
          aria-label={t({ id: 'designers.loading', message: 'Loading designers…' })}
        >
          <CardSkeletons count={3} />
        </div>
      )}
      {data && (
        <Grid aria-label={t({ id: 'designers.featured-designers', message: 'Featured designers' })}>
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
