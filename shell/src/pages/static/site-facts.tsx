import { apiBaseQuery } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { Button, Notice, Row, Skeleton } from '@aangan/ui';
import { createApi } from '@reduxjs/toolkit/query/react';
import styled from 'styled-components';

const getSiteFacts = () => endpoint('get', '/public/site/');
export type SiteFacts = ResponseOf<ReturnType<typeof getSiteFacts>>;

/** Who provides the site and under which terms: settings of the API, which the edge puts into the page. */
export const siteApi = createApi({
  reducerPath: 'siteApi',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    getSiteFacts: build.query<SiteFacts, void>({ query: getSiteFacts }),
  }),
});

/** The facts as they stand. The page around asks for them, once. */
export const useSiteFacts = () => siteApi.endpoints.getSiteFacts.useQueryState();

const Inline = styled(Skeleton).attrs({ as: 'span' })`
  display: inline-block;
  vertical-align: -0.15em;
`;

interface SiteFactProps {
  /** The fact, of those there are. */
  of: (facts: SiteFacts) => string;
  /** What stands there when it cannot be had; the sentence reads on. */
  otherwise: string;
}

/** A fact within a sentence: the place of it while it is on its way. */
export function SiteFact({ of, otherwise }: SiteFactProps) {
  const { data, isError } = useSiteFacts();
  if (data) return of(data) || otherwise;
  return isError ? otherwise : <Inline width="8em" height="1em" />;
}

/** Said once on a page whose facts could not be had, with another try. */
export function SiteFactsMissing() {
  // A page without facts asks for none: only the state of what others ask for is looked at.
  const { isError, isFetching, data } = useSiteFacts();
  const [ask] = siteApi.useLazyGetSiteFactsQuery();
  if (data || !isError) return null;
  return (
    <Notice>
      <Row gap="m" justify="space-between">
        <span>Names and addresses on this page could not be loaded.</span>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void ask()}>
          Try again
        </Button>
      </Row>
    </Notice>
  );
}
