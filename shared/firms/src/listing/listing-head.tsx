import {
  type Elements,
  Lede,
  SearchField,
  type SearchFieldProps,
  Stack,
  Title,
  tokens,
} from '@aangan/ui';
import styled from 'styled-components';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xxl} ${tokens.space.xl};
`;

const Search = styled.div`
  max-width: 40rem;
`;

export interface ListingHeadProps {
  title: string;
  lede: string;
  search: SearchFieldProps;
  /** The chips that narrow the listing. */
  children: Elements;
}

/** The head of a listing: title, search box, chips. */
export function ListingHead({ title, lede, search, children }: ListingHeadProps) {
  return (
    <Head>
      <Stack gap="s">
        <Title>{title}</Title>
        <Lede>{lede}</Lede>
      </Stack>
      <Search>
        <SearchField {...search} />
      </Search>
      {children}
    </Head>
  );
}
