/**
 * The values of a cookie: a browser may send several with one name.
 * @param cookies the request's Cookie header
 */
export function cookieValues(cookies: string | undefined, cookie: string): string[] {
  return (cookies ?? '').split(';').flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=');
    return name === cookie ? [value] : [];
  });
}
