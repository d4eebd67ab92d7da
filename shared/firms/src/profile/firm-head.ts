import type { RouteHead } from '@aangan/host';

/** What the head of a firm's page is made of. */
export interface FirmHeadSource {
  name: string;
  bio: string | null;
  city: string | null;
  specializations_display: readonly string[];
  instagram_posts: readonly { media_type: string; media_url: string }[];
}

/**
 * Title, description, picture and structured data of a firm's public page. Without a bio, the description names
 * what the firm does and where.
 * @param type the schema.org type of the firm
 */
export function firmHead(
  type: 'ProfessionalService' | 'LocalBusiness',
  { name, bio, city, specializations_display, instagram_posts }: FirmHeadSource,
): RouteHead {
  const picture = instagram_posts.find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const description = bio || [specializations_display.join(', '), city].filter(Boolean).join(' · ');
  return {
    title: name,
    description,
    ...(picture && { picture }),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': type,
      name,
      description,
      ...(picture && { image: picture }),
      ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
    },
  };
}
