import { formatRupees, formatRupeesShort } from './money.ts';
import { isLinkedinUrl, isWebUrl } from './patterns.ts';

/** What is shown for a missing value, by place. */
export const missingWords = {
  /** Money in a public profile's header and in the connect dialog. */
  onRequest: 'On Request',
  /** Fees on an About page. */
  availableOnRequest: 'Available on Request',
  /** Any other fact. */
  notSpecified: 'Not specified',
} as const;

/** What a detail of a firm is called, on its page, on its About page and on its own profile. */
export const detailNames = {
  answers: 'Usually answers',
  averageFee: 'Average fee per sq ft',
  city: 'City',
  established: 'Established',
  experience: 'Experience',
  fees: 'Fees per sq ft',
  headOffice: 'Head office',
  leadTime: 'Lead time',
  minimumBudget: 'Minimum budget',
  minimumOrder: 'Minimum order',
  minimumSize: 'Minimum project size',
  projects: 'Projects completed',
  quotedAndFinal: 'Quoted and final',
  rating: 'Rating',
  serviceAreas: 'Service areas',
  specializations: 'Specializations',
  styles: 'Styles',
  team: 'Team size',
  vendorType: 'Kind of vendor',
} as const;

/**
 * An amount as a profile's header shows it; if shortened, with the exact amount for its title. 'On Request' for null
 * or zero. Whole rupees.
 */
export function headerMoney(
  rupees: number | null,
  locale = 'en-IN',
): { value: string; exact?: string } {
  if (!rupees) return { value: missingWords.onRequest };
  const [value, exact] = [formatRupeesShort(rupees, locale), formatRupees(rupees)];
  return value === exact ? { value } : { value, exact };
}

/** A firm's pages elsewhere, as far as their addresses may stand in a link. */
export function pagesElsewhere(addresses: {
  website: string | null;
  instagram: string | null;
  linkedin: string | null;
}): { label: string; url: string }[] {
  const { website, instagram, linkedin } = addresses;
  return [
    { label: 'Website', url: website && isWebUrl(website) ? website : null },
    { label: 'Instagram', url: instagram && isWebUrl(instagram) ? instagram : null },
    { label: 'LinkedIn', url: linkedin && isLinkedinUrl(linkedin) ? linkedin : null },
  ].flatMap(({ label, url }) => (url ? [{ label, url }] : []));
}
