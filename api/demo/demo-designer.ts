/** A demo firm, as it would have filled in its onboarding. Money in whole rupees, sizes in sq ft. */
export interface DemoDesigner {
  /** Username, Instagram name and the part of the email before the @. */
  slug: string;
  /** The firm's name; a person who practises alone has first and last name. */
  name: string | readonly [first: string, last: string];
  isArchitect?: true;
  city: string;
  address: string;
  /** File in demo/media/marks, without folder and ending. */
  mark: string;
  specializations: readonly string[];
  year: number;
  team: number;
  projects: number;
  minSize: number;
  /** ₹ per sq ft */
  fees: readonly [min: number, max: number];
  minBudget: number;
  contact: readonly [name: string, phone: string];
  bio: string;
  links: readonly DemoLink[];
  architects?: readonly DemoArchitect[];
  /** Newest first; files of demo/media without ending, videos by their folder. */
  posts: readonly (readonly [file: string, caption: string])[];
  isVerified?: false;
}

export interface DemoLink {
  type: 'youtube' | 'article' | 'blog' | 'catalogue' | 'brochure';
  title: string;
  url: string;
  /** File in demo/media. */
  image?: string;
}

interface DemoArchitect {
  name: string;
  years: number;
  bio: string;
  linkedin?: string;
}

/** A piece of a firm's portfolio; `file` is a file of demo/media without ending, a video by its folder. */
export interface DemoPortfolioItem {
  file: string;
  title: string;
  description: string;
  category:
    | 'residential'
    | 'commercial'
    | 'hospitality'
    | 'retail'
    | 'office'
    | 'restaurant'
    | 'healthcare'
    | 'education'
    | 'other';
}
