import { isolated, paths, readId } from '@aangan/domain';
import {
  DetailList,
  ProfileLoader,
  ProfileSection,
  ProfileSubpage,
  ProfileSubpageSkeleton,
  TagList,
  UnverifiedNotice,
  Websites,
} from '@aangan/firms';
import type { Elements } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router-dom';
import { useGetVendorQuery } from '../api/get-vendor.ts';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { overviewOf, servicesOf } from '../model/about-details.ts';
import { vendorsListing, vendorTexts } from '../model/profile-texts.ts';
import { specializationsOf } from '../model/specializations.ts';
import { VendorsLink } from './vendors-link.tsx';

const name = 'About Us';
const texts = vendorTexts(name, 'Failed to load vendor information');

export interface VendorAboutProps {
  /** What visitors can do here, which other features provide: get in touch, or write a review. */
  action: (vendor: VendorProfileData) => Elements;
}

/** A vendor's About page, at /vendors/{id}/about. */
export function VendorAbout({ action }: VendorAboutProps) {
  const id = readId(useParams().id);
  const query = useGetVendorQuery(id ?? skipToken);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={texts}
      titleOf={(vendor) => `${name} · ${isolated(vendor.company_name)}`}
      listing={vendorsListing.to}
      skeleton={<ProfileSubpageSkeleton label="Loading vendor…" />}
      failureLink={<VendorsLink />}
    >
      {(vendor) => (
        <>
          {!vendor.is_verified && <UnverifiedNotice ownerId={vendor.user_id} />}
          <ProfileSubpage
            back={{ to: paths.vendor(vendor.id), label: 'Back to Profile' }}
            eyebrow={name}
            title={vendor.company_name}
            portrait={{ name: vendor.company_name, src: vendor.avatar }}
            aside={action(vendor)}
          >
            <Sections vendor={vendor} />
          </ProfileSubpage>
        </>
      )}
    </ProfileLoader>
  );
}

function Sections({ vendor }: { vendor: VendorProfileData }) {
  const expertise = specializationsOf(vendor);
  return (
    <>
      <ProfileSection title="Company Overview">
        <DetailList details={overviewOf(vendor)} />
      </ProfileSection>
      <ProfileSection title="Our Expertise">
        <TagList labels={expertise.length > 0 ? expertise : ['Vendor Services']} />
      </ProfileSection>
      <ProfileSection title="Service Areas & Pricing">
        <DetailList details={servicesOf(vendor)} />
      </ProfileSection>
      <ProfileSection title="Connect With Us">
        <Websites
          website={vendor.website}
          instagram={vendor.instagram_profile}
          linkedin={vendor.linkedin_profile}
        />
      </ProfileSection>
    </>
  );
}
