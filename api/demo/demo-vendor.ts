import type { DemoLink } from './demo-designer.ts';

/** A demo vendor, as it would have filled in its onboarding. Money in whole rupees. */
export interface DemoVendor {
  /** Username, Instagram name and the part of the email before the @. */
  slug: string;
  name: string;
  city: string;
  address: string;
  /** File in demo/media/marks, without folder and ending. */
  mark: string;
  vendorType: 'manufacturer' | 'trader' | 'service_provider' | 'professional_consultant' | 'brand';
  specializations: readonly string[];
  year: number;
  team: number;
  projects: number;
  minOrderValue: number;
  serviceAreas: string;
  leadTime: string;
  certifications: readonly { name: string; year?: number }[];
  contact: readonly [name: string, phone: string];
  bio: string;
  links: readonly DemoLink[];
  /** Newest first; files of demo/media without ending, videos by their folder. */
  posts: readonly (readonly [file: string, caption: string])[];
  isVerified?: false;
}
