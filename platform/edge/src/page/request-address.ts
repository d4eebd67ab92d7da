/** The address of a request. A path that begins with two slashes is read as a path, not as a host. */
export function addressOf(url: string): URL {
  const address = new URL('http://edge.invalid');
  const [path = '/', ...query] = url.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
}
