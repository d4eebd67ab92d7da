import {
  formatListCount,
  type Listing,
  type ListingFilter,
  listingAddress,
  withoutFilter,
} from '@aangan/domain';
import { TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ListingFacets } from './listing-facets.ts';
import { filterInWords, inWords } from './shown-values.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
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

/** Where nothing matches: which filters to leave out, and how many firms that shows. */
export function Relaxations({ facets, filter, listing, names, path }: RelaxationsProps) {
  if (!facets || facets.without.length === 0) return null;
  return (
    <List aria-label="Filters to leave out">
      {facets.without.map(({ filters, count, count_is_exact }) => {
        const found = formatListCount(count, count_is_exact);
        const left = filters.map((name) => filterInWords(name, filter, facets, listing));
        return (
          <li key={filters.join()}>
            <TextLink as={Link} to={listingAddress(path, filters.reduce(withoutFilter, filter))}>
              {`Without ${inWords(left)}: ${found} ${found === '1' ? names.one : names.many}`}
            </TextLink>
          </li>
        );
      })}
    </List>
  );
}
