/** The dialog's name in history entries and in the address that the sign-in page leads back to. */
export const dialogName = 'connect';
