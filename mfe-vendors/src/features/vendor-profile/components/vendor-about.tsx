import { isolated, paths, readId } from '@aangan/domain';
import {
  DetailList,
  ProfileLoader,
  ProfileSection,
  ProfileSubpage,
  ProfileSubpageSkeleton,
  TagList,
  UnverifiedNotice,
  useSpeech,
  Websites,
} from '@aangan/firms';
import { useHost } from '@aangan/host';
import type { Elements } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router-dom';
import { useGetVendorQuery } from '../api/get-vendor.ts';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { overviewOf, servicesOf } from '../model/about-details.ts';
import { aboutUs, vendorTexts } from '../model/profile-texts.ts';
import { specializationsOf } from '../model/specializations.ts';
import { VendorsLink } from './vendors-link.tsx';

const failed = msg({
  id: 'vendors.about-failed',
  message: 'Failed to load vendor information',
});

export interface VendorAboutProps {
  /** What visitors can do here, which other features provide: get in touch, or write a review. */
  action: (vendor: VendorProfileData) => Elements;
}

/** A vendor's About page, at /vendors/{id}/about. */
export function VendorAbout({ action }: VendorAboutProps) {
  const { i18n, t } = useLingui();
  const name = i18n._(aboutUs);
  const id = readId(useParams().id);
  const query = useGetVendorQuery(id ?? skipToken);
  return (
    <ProfileLoader
      id={id}
      query={query}
      texts={vendorTexts(aboutUs, failed, i18n)}
      titleOf={(vendor) => `${name} · ${isolated(vendor.company_name)}`}
      listing={paths.vendors()}
      skeleton={
        <ProfileSubpageSkeleton
          label={t({ id: 'vendors.loading-vendor', message: 'Loading vendor…' })}
        />
      }
      failureLink={<VendorsLink />}
    >
      {(vendor) => (
        <>
          {!vendor.is_verified && <UnverifiedNotice ownerId={vendor.user_id} />}
          <ProfileSubpage
            back={{
              to: paths.vendor(vendor.id),
              label: t({ id: 'vendors.back-to-profile', message: 'Back to Profile' }),
            }}
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
  const { t } = useLingui();
  const { locale } = useHost();
  const speech = useSpeech();
  const expertise = specializationsOf(vendor).map(speech.say);
  const services = t({ id: 'vendors.vendor-services', message: 'Vendor Services' });
  return (
    <>
      <ProfileSection title={t({ id: 'vendors.company-overview', message: 'Company Overview' })}>
        <DetailList details={overviewOf(vendor, speech)} />
      </ProfileSection>
      <ProfileSection title={t({ id: 'vendors.our-expertise', message: 'Our Expertise' })}>
        <TagList labels={expertise.length > 0 ? expertise : [services]} />
      </ProfileSection>
      <ProfileSection
        title={t({ id: 'vendors.areas-and-pricing', message: 'Service Areas & Pricing' })}
      >
        <DetailList details={servicesOf(vendor, speech, locale)} />
      </ProfileSection>
      <ProfileSection title={t({ id: 'vendors.connect-with-us', message: 'Connect With Us' })}>
        <Websites
          website={vendor.website}
          instagram={vendor.instagram_profile}
          linkedin={vendor.linkedin_profile}
        />
      </ProfileSection>
    </>
  );
}
