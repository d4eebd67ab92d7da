import { TransNoContext, type TransProps } from '@lingui/react/server';
import { isUntranslated, sourceLocale } from './create-messages.ts';
import { useLingui } from './messages-provider.tsx';

/**
 * A message with elements in it. One that has no translation is marked with the language that it is in. Sources import
 * the macro of the same name, which compiles to this.
 */
export function Trans(message: TransProps) {
  const lingui = useLingui();
  const text = <TransNoContext {...message} lingui={lingui} />;
  return isUntranslated(lingui.i18n, message.id) ? <span lang={sourceLocale}>{text}</span> : text;
}
