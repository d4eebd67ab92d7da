import type { SiteLanguage } from '@aangan/domain';

interface PdfTexts {
  columns: readonly string[];
  sectionTotal: string;
  net: string;
  total: string;
  stages: string;
  exclusions: string;
  notes: string;
  page: (number: number) => string;
  parties: (firm: string | null, client: string | null) => string;
  /** Days as YYYY-MM-DD. */
  facts: (version: number, sent: string, validUntil: string) => string;
}

const indianDay = (day: string) => day.split('-').reverse().join('.');

/** What the PDF of a quote says, in the language of the account that asks for it. */
export const pdfTexts: Readonly<Record<SiteLanguage, PdfTexts>> = {
  en: {
    columns: ['Description', 'Quantity', 'Rate', 'GST', 'Total'],
    sectionTotal: 'Section, before tax and with it',
    net: 'Before tax',
    total: 'Total with tax',
    stages: 'Payment by stages',
    exclusions: 'Not in the price',
    notes: 'Notes',
    page: (number) => `Page ${number}`,
    parties: (firm, client) => `${firm ?? 'Former member'} for ${client ?? 'Former member'}`,
    facts: (version, sent, until) =>
      `Version ${version} of ${indianDay(sent)}, valid until ${indianDay(until)}`,
  },
  hi: {
    columns: ['विवरण', 'मात्रा', 'दर', 'GST', 'कुल'],
    sectionTotal: 'इस भाग का जोड़, टैक्स के बिना और टैक्स के साथ',
    net: 'टैक्स के बिना',
    total: 'टैक्स के साथ कुल',
    stages: 'चरणों में भुगतान',
    exclusions: 'जो इस क़ीमत में शामिल नहीं',
    notes: 'नोट',
    page: (number) => `पेज ${number}`,
    parties: (firm, client) => `${client ?? 'पुराने सदस्य'} के लिए ${firm ?? 'पुराने सदस्य'} का कोटेशन`,
    facts: (version, sent, until) =>
      `वर्ज़न ${version}, ${indianDay(sent)} का, ${indianDay(until)} तक मान्य`,
  },
};
