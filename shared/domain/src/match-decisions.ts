/**
 * What an operator decides about a picture that looks like one that another firm published earlier: both may show the
 * same work, the later one is a copy and is hidden, or they are different pictures.
 */
export const matchDecisions = ['same-work', 'copy', 'no-match'] as const;

export type MatchDecision = (typeof matchDecisions)[number];
