import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { designersListing } from '../model/profile-texts.ts';

/** The link to the listing below a failed page. */
export function DesignersLink() {
  return (
    <TextLink as={Link} to={designersListing.to}>
      See all designers
    </TextLink>
  );
}
