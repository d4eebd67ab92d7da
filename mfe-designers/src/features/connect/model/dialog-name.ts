import { isolated } from '@aangan/domain';

/** The dialog's name in history entries and in the address that the sign-in page leads back to. */
export const dialogName = 'connect';

/** The title of the form, which is shown before the form is loaded. */
export const connectTitle = (name: string): string => `Get in touch with ${isolated(name)}`;
