import { paths } from '@aangan/domain';
import { Link } from 'react-router-dom';

/** Tells a visitor of another page which item was not added, and where its form is. */
export function NotAddedMessage({ title }: { title: string }) {
  return (
    <>
      <span>{`Failed to add portfolio item “${title}”. `}</span>
      <Link to={paths.portfolio()}>Go to your portfolio</Link>
    </>
  );
}
