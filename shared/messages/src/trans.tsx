import { TransNoContext, type TransProps } from '@lingui/react/server';
import { isUntranslated, sourceLocale } from './create-messages.ts';
import { useLingui } from './messages-provider.tsx';

/**
 * A message with elements in it. It is in an element of its own, so that React finds its text where a browser has
 * translated the page; one that has no translation is marked with the language that it is in. Sources import the macro of
 * the same name, which compiles to this.
 */
export function Trans(message: TransProps) {
  const lingui = useLingui();
  const lang = isUntranslated(lingui.i18n, message.id) ? sourceLocale : undefined;
  return (
    <span lang={lang}>
      <TransNoContext {...message} lingui={lingui} />
    </span>
  );
}
