import { pagesElsewhere, paths } from '@aangan/domain';
import {
  coverPostOf,
  FirmContent,
  type FirmContentProps,
  ProfileCover,
  specializationsText,
  useSpeech,
} from '@aangan/firms';
import { useHost } from '@aangan/host';
import type { Elements } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { VendorProfileData } from '../api/vendor-profile.ts';
import { specializationsOf } from '../model/specializations.ts';
import { vendorDetails } from '../model/vendor-details.ts';

export interface VendorContentProps extends Pick<FirmContentProps, 'projects' | 'saving'> {
  vendor: VendorProfileData;
  /** The vendor's reviews, which another feature provides. */
  reviews: (vendor: VendorProfileData) => Elements;
}

/** What a vendor's page has below its bar: the cover, the content and the reviews. */
export function VendorContent({ vendor, projects, reviews, saving }: VendorContentProps) {
  const { t } = useLingui();
  const { locale } = useHost();
  const speech = useSpeech();
  return (
    <>
      <ProfileCover
        awayUntil={vendor.away_until}
        checks={vendor.checks}
        name={vendor.company_name}
        city={vendor.city}
        bio={vendor.bio}
        specializations={specializationsText(specializationsOf(vendor), speech)}
        picture={coverPostOf([...vendor.instagram_posts, ...vendor.portfolio_posts])}
        details={vendorDetails(vendor, speech, locale)}
        links={pagesElsewhere({
          website: vendor.website,
          instagram: vendor.instagram_profile,
          linkedin: vendor.linkedin_profile,
        })}
      />
      <FirmContent
        name={vendor.company_name}
        firm={vendor}
        projects={projects}
        socialPage={paths.vendorSocial()}
        opensOriginals
        saving={saving}
        panels={[
          {
            id: 'reviews',
            label: t({ id: 'vendors.reviews', message: 'Reviews' }),
            content: reviews(vendor),
          },
        ]}
      />
    </>
  );
}
