import { isolated } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** The dialog's name in history entries and in the address that the sign-in page leads back to. */
export const dialogName = 'connect';

/** The title of the form, which is shown before the form is loaded. */
export function connectTitle(name: string, i18n: I18n): string {
  const firm = isolated(name);
  return i18n._(msg({ id: 'designers.connect-title', message: `Get in touch with ${firm}` }));
}
