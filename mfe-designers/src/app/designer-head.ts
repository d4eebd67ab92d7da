import type { RouteHeadOf } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';

/** What a designer's page is called and shown as outside of it. */
export const DesignerHead: RouteHeadOf<[DesignerProfileData]> = (designer) => {
  const { full_name: name, bio, city, specializations_display, instagram_posts } = designer;
  const picture = instagram_posts.find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const description = bio || [specializations_display.join(', '), city].filter(Boolean).join(' · ');
  return {
    title: name,
    description,
    ...(picture && { picture }),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      name,
      description,
      ...(picture && { image: picture }),
      ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
    },
  };
};
