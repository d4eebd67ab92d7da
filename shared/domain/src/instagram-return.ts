/** What the return page says of an authorisation at Instagram that did not succeed. */
export const instagramReturnMessages = {
  notBegun: 'This attempt to connect has expired. Please try again.',
  denied: 'You did not allow access to Instagram.',
  refused: 'Instagram did not accept the connection. Please try again.',
  failed: 'Instagram does not answer at present. Please try again later.',
  taken: 'This Instagram account is connected to another profile.',
  noProfile: 'Complete your profile first.',
} as const;
