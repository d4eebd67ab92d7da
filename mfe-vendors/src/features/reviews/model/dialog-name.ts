/** The review dialog's name in history entries and in addresses. */
export const dialogName = 'review';
