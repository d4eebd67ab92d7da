import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { vendorsListing } from '../model/profile-texts.ts';

/** The link to the directory below a failed page. */
export function VendorsLink() {
  return (
    <TextLink as={Link} to={vendorsListing.to}>
      See all vendors
    </TextLink>
  );
}
