import type { RouteHeadOf } from '@aangan/host';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';

/** What a vendor's page is called and shown as outside of it. */
export const VendorHead: RouteHeadOf<[VendorProfileData]> = (vendor) => {
  const { company_name: name, bio, city, specializations_display, instagram_posts } = vendor;
  const picture = instagram_posts.find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const description = bio || [specializations_display.join(', '), city].filter(Boolean).join(' · ');
  return {
    title: name,
    description,
    ...(picture && { picture }),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name,
      description,
      ...(picture && { image: picture }),
      ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
    },
  };
};
