import { type EvidenceKind, isolated, type SiteLanguage } from '@aangan/domain';

/** What a text and a path are made of. */
export interface NotificationFacts {
  /** The id of what it is about. */
  subject: number;
  /** Of the account whose doing it is; null once it was erased. */
  name: string | null;
  /** How many entries it gathers. */
  times: number;
  /** What its writer has told beside that. */
  data: {
    title?: string;
    firm?: 'designer' | 'vendor';
    /** Whose reviews of the firm it is about; of designers where it is not told. */
    by?: 'client' | 'designer';
    conversation?: number;
    /** The reason that an operator gave. */
    why?: string;
    evidence?: EvidenceKind;
    /** YYYY-MM-DD */
    day?: string;
  };
}

/** Something that happened. */
export interface NotificationEvent {
  /** Where it leads. */
  path: (facts: NotificationFacts) => string;
  /** One sentence. */
  text: Readonly<Record<SiteLanguage, (facts: NotificationFacts) => string>>;
}

/** A text in each language. */
export type Texts = Readonly<Record<SiteLanguage, string>>;

const formerMember: Texts = { en: 'Former member', hi: 'पुराने सदस्य' };

/** The name of the account whose doing it is. */
export const nameIn = (language: SiteLanguage, { name }: NotificationFacts): string =>
  name === null ? formerMember[language] : isolated(name);

/** The title of what it is about, as a person wrote it. */
export const titleOf = ({ data }: NotificationFacts): string => `“${isolated(data.title ?? '')}”`;

/** A decision, and its reason as an operator wrote it; notifications from before reasons were kept have none. */
export const withReason = (decision: string, end: string, { data }: NotificationFacts): string =>
  data.why === undefined ? `${decision}${end}` : `${decision}: “${isolated(data.why)}”${end}`;

/** An event that is told with the name of the account whose doing it is. */
export const byName = (
  path: NotificationEvent['path'],
  en: (name: string) => string,
  hi: (name: string) => string,
): NotificationEvent => ({
  path,
  text: { en: (facts) => en(nameIn('en', facts)), hi: (facts) => hi(nameIn('hi', facts)) },
});
