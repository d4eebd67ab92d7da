/** Kinds of projects a connection request may be about, in the order the form offers them. */
export const connectionProjectTypes = [
  { id: 'residential', label: 'Residential' },
  { id: 'commercial', label: 'Commercial' },
  { id: 'retail', label: 'Retail' },
  { id: 'hospitality', label: 'Hospitality' },
  { id: 'other', label: 'Other' },
] as const;

export type ConnectionProjectType = (typeof connectionProjectTypes)[number]['id'];

/** When a client would like to begin, as the form offers it; the API takes any text. */
export const connectionTimelines = [
  'Immediately',
  '1–3 months',
  '3–6 months',
  '6–12 months',
  'Flexible',
] as const;

export type ConnectionTimeline = (typeof connectionTimelines)[number];

/** The statuses of a connection request. */
export type ConnectionStatus = 'pending' | 'approved' | 'rejected' | 'revoked' | 'closed';
