import { Around, Card, type Firm } from './page.tsx';

/** The client component of the page of server components. */
export const ClientCard = ({ firm }: { firm: Firm }) => (
  <Around>
    <Card firm={firm} />
  </Around>
);
