import { endpoint } from '@aangan/api-client/endpoints';
import { useHost, useSession } from '@aangan/host';
import type { Language } from '@aangan/manifest/languages';
import type { Elements } from '@aangan/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readLanguageCookie } from './language-cookie.ts';
import { addressIn } from './page-language.ts';

interface AccountLanguageProps {
  languages: readonly Language[];
  needsAccount: boolean;
  /** The page. */
  children?: Elements;
  /** Loads another page in place of this one. */
  replace?: (address: string) => void;
}

/**
 * Keeps an account and the pages that need one in one language: a choice in this browser becomes the account's; without
 * one, such a page is loaded in the account's language, and is not shown before: it would take from its address what is
 * told there once, such as a return from Instagram. Public pages stay in the language of their address.
 */
export function AccountLanguage(props: AccountLanguageProps) {
  const { languages, needsAccount, children, replace } = props;
  const { locale, client } = useHost();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const own = languages.find(({ code }) => code === user?.language);
  const current = languages.find((one) => one.locale === locale);
  const isOther = needsAccount && own !== undefined && own !== current;
  const isLeft = isOther && current && readLanguageCookie(document) !== current.code;
  useEffect(() => {
    if (!isOther || !current) return;
    if (isLeft) {
      const load = replace ?? ((address: string) => window.location.replace(address));
      load(addressIn(own.code, pathname + search, languages));
      return;
    }
    const body = { language: current.code as 'en' | 'hi' };
    // The account keeps its language until a later page: nothing on this one depends on it.
    client.send(endpoint('patch', '/auth/me/', { body })).catch(() => undefined);
  }, [isOther, isLeft, own, current, client, languages, pathname, search, replace]);
  return isLeft ? null : children;
}
