/**
 * Whether Back leads to another page of this site that is another document: a link was pressed before scripts ran, or
 * the page was loaded as a whole. The router, which began in this document, knows nothing of it.
 * @param window for tests
 */
export function hasPageBefore({ navigation, document, history, location } = window): boolean {
  // Firefox has `navigation` from 147, Safari from 26.2.
  if (!navigation) return history.length > 1 && originOf(document.referrer) === location.origin;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  // The page itself, before a link to one of its sections was pressed, is no other page.
  return typeof before === 'string' && withoutHash(before) !== withoutHash(location.href);
}

const originOf = (address: string) => (address ? new URL(address).origin : '');
const withoutHash = (address: string) => address.replace(/#.*/, '');
