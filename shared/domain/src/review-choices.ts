/** Kinds of projects a review may be about, in the order the form offers them. */
export const reviewProjectTypes = [
  { id: 'residential', label: 'Residential' },
  { id: 'commercial', label: 'Commercial' },
  { id: 'hospitality', label: 'Hospitality' },
  { id: 'retail', label: 'Retail' },
  { id: 'office', label: 'Office' },
  { id: 'other', label: 'Other' },
] as const;

export type ReviewProjectType = (typeof reviewProjectTypes)[number]['id'];

/** What a designer's review of a vendor rates beside its overall rating, in the order of display. */
export const reviewSubRatings = [
  { id: 'quality_rating', label: 'Product Quality & Consistency' },
  { id: 'delivery_rating', label: 'Reliability in Timeline & Delivery' },
  { id: 'communication_rating', label: 'Technical Support & Knowledge' },
  { id: 'value_rating', label: 'Post Sales Service & Issue Resolution' },
] as const;

export type ReviewSubRating = (typeof reviewSubRatings)[number]['id'];

/** What a client's review of a firm rates beside its overall rating, in the order of display. */
export const clientSubRatings = [
  { id: 'design_rating', label: 'Design' },
  { id: 'communication_rating', label: 'Communication' },
  { id: 'time_rating', label: 'Keeping to time' },
  { id: 'value_rating', label: 'Value for money' },
] as const;

/** What happened between a client and the firm that the client reviews. */
export const reviewRelations = [
  { id: 'consulted', label: 'Consulted' },
  { id: 'job-confirmed', label: 'Job confirmed' },
] as const;

/** The orders of a list of reviews; the first is the usual one. */
export const reviewSorts = [
  { id: 'newest', label: 'Newest' },
  { id: 'highest', label: 'Highest rating' },
  { id: 'lowest', label: 'Lowest rating' },
] as const;

export type ReviewSort = (typeof reviewSorts)[number]['id'];

/** Why a review can be reported, in the order the form offers it. If `needsText` is true, the report must explain. */
export const reviewReportReasons = [
  { id: 'not-genuine', label: 'Not about a real project with this firm', needsText: false },
  { id: 'offensive', label: 'Offensive or abusive', needsText: false },
  { id: 'personal-data', label: 'Contains personal or confidential information', needsText: false },
  { id: 'advertising', label: 'Advertising or spam', needsText: false },
  { id: 'other', label: 'Something else', needsText: true },
] as const;

export type ReviewReportReason = (typeof reviewReportReasons)[number]['id'];

/** The name of a reviewer whose account was deleted. */
export const formerMember = 'Former member';

/** A burst: more than `max` reviews of a firm in a day from one network or by accounts younger than `youngDays`. */
export const reviewBurst = { max: 3, youngDays: 7 } as const;
