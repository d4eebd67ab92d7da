import { apiBaseQuery } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { writtenLanguage } from '@aangan/messages';
import { Notice, Row, Skeleton, TryAgain } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { createApi } from '@reduxjs/toolkit/query/react';
import styled from 'styled-components';

const getSiteDetails = () => endpoint('get', '/public/site/');
export type SiteDetails = ResponseOf<ReturnType<typeof getSiteDetails>>;

/** Who provides the site and under which terms: settings of the API, which the edge puts into the page. */
export const siteApi = createApi({
  reducerPath: 'siteApi',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    getSiteDetails: build.query<SiteDetails, void>({ query: getSiteDetails }),
  }),
});

/** The details as far as they are loaded; the page requests them, once. */
export const useSiteDetails = () => siteApi.endpoints.getSiteDetails.useQueryState();

const Inline = styled(Skeleton).attrs({ as: 'span' })`
  display: inline-block;
  vertical-align: -0.15em;
`;

interface SiteDetailProps {
  /** Picks the detail. */
  of: (details: SiteDetails) => string;
  /** The text in its place where it could not be loaded; it must fit the sentence. */
  otherwise: string;
}

/** A detail within a sentence; a placeholder while it loads. */
export function SiteDetail({ of, otherwise }: SiteDetailProps) {
  const { data, isError } = useSiteDetails();
  if (!data && !isError) return <Inline width="8em" height="1em" />;
  const text = (data && of(data)) || otherwise;
  return <span lang={writtenLanguage(text)}>{text}</span>;
}

/** Says once on a page that its details could not be loaded, with a retry. */
export function SiteDetailsMissing() {
  // Reads the state only: a page that shows no details must not request them.
  const { isError, isFetching, data } = useSiteDetails();
  const [ask] = siteApi.useLazyGetSiteDetailsQuery();
  if (data || !isError) return null;
  return (
    <Notice>
      <Row gap="m" justify="space-between">
        <span>
          <Trans id="shell.details-missing">
            Names and addresses on this page could not be loaded.
          </Trans>
        </span>
        <TryAgain size="small" busy={isFetching} onRetry={() => ask()} />
      </Row>
    </Notice>
  );
}
