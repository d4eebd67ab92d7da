import { type AddressedLanguage, pathInLanguage } from '@aangan/manifest';
import { textsOf } from './edge-texts.ts';

/** The language of a plain page: English as in India without one. */
export type PageLanguage = Pick<AddressedLanguage, 'language' | 'locale' | 'prefix'>;

interface PlainPage {
  language?: PageLanguage;
  title: string;
  heading: string;
  text: string;
  /** Runs in the page. */
  script?: string;
  /** After how many seconds the browser reloads the page; unset, it does not. */
  reloadSeconds?: number;
}

/** The locale of the texts: English where the edge has none in the language of the address. */
function localeOf(asked: PageLanguage | undefined): string {
  if (!asked || textsOf(asked.language).language !== asked.language) return 'en-IN';
  return asked.locale;
}

/** A self-contained page, for messages that need no composition. */
export function plainPage(
  { title, heading, text, script, reloadSeconds, language }: PlainPage,
  nonce: string,
): string {
  const runs = script ? `<script nonce="${nonce}">${script}</script>` : '';
  const reload = reloadSeconds ? `\n<meta http-equiv="refresh" content="${reloadSeconds}">` : '';
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">${reload}
<title>${title}</title>
<style nonce="${nonce}">
body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:2rem;box-sizing:border-box;background:#faf6ef;color:#2a2420;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font:500 2rem/1.2 Georgia,serif;margin:0 0 .5rem}p{margin:0}a{color:inherit}p+p{margin-top:1rem}main{max-width:34rem}
button{font:inherit;padding:.5rem 1rem;border:0;border-radius:.5rem;background:#2a2420;color:#faf6ef;cursor:pointer}
</style>
</head>
<body><main><h1>${heading}</h1><p>${text}</p></main>${runs}</body>
</html>
`;
}

/** The page that is served while the edge has no composition: a new site, or no registry yet. */
export function unavailablePage(nonce: string, language: PageLanguage): string {
  const { unavailable } = textsOf(language.language);
  return plainPage({ ...unavailable, language, reloadSeconds: 5 }, nonce);
}

/** The page of an address that cannot be read, such as one with a broken percent sign. */
export function malformedAddressPage(nonce: string, language: PageLanguage): string {
  return pageWithWayHome('malformedAddress', nonce, language);
}

/** The page of a request that sends something to an address that only shows a page. */
export function methodNotAllowedPage(nonce: string, language: PageLanguage): string {
  return pageWithWayHome('methodNotAllowed', nonce, language);
}

function pageWithWayHome(
  page: 'malformedAddress' | 'methodNotAllowed',
  nonce: string,
  language: PageLanguage,
): string {
  const { text, ...names } = textsOf(language.language)[page];
  const link = `<a href="${pathInLanguage('/', language.prefix)}">`;
  return plainPage({ ...names, text: text.replace('<a>', link), language }, nonce);
}
