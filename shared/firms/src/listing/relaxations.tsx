import {
  formatListCount,
  type Listing,
  type ListingFilter,
  listingAddress,
  withoutFilter,
} from '@aangan/domain';
import { ButtonLink, TextLink, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSpeech } from '../speech/use-speech.ts';
import type { ListingFacets } from './listing-facets.ts';
import { countOfFirms } from './listing-title.ts';
import { filterInWords, inWords } from './shown-values.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  justify-items: center;
  padding: 0;
  list-style: none;
`;

export interface RelaxationsProps {
  facets: ListingFacets | undefined;
  filter: ListingFilter;
  listing: Listing;
  names: { one: string; many: string };
  path: string;
}

/**
 * Where nothing matches: the filter whose removal finds most, with the number, as one press; then the others. Several at
 * once where leaving out one does not help.
 */
export function Relaxations({ facets, filter, listing, names, path }: RelaxationsProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  if (!facets || facets.without.length === 0) return null;
  return (
    <List aria-label={t({ id: 'firms.filters-to-leave-out', message: 'Filters to leave out' })}>
      {facets.without.map(({ filters, count, count_is_exact }, at) => {
        const shown = formatListCount(count, count_is_exact);
        const found = countOfFirms(names, shown, speech.i18n);
        const left = inWords(
          filters.map((name) => filterInWords(name, filter, facets, listing, speech)),
          speech.i18n,
        );
        const to = listingAddress(path, filters.reduce(withoutFilter, filter));
        return (
          <li key={filters.join()}>
            {at === 0 ? (
              <ButtonLink as={Link} to={to}>
                {t({ id: 'firms.show-without', message: `Show ${found} without ${left}` })}
              </ButtonLink>
            ) : (
              <TextLink as={Link} to={to}>
                {t({ id: 'firms.without-filters', message: `Without ${left}: ${found}` })}
              </TextLink>
            )}
          </li>
        );
      })}
    </List>
  );
}
