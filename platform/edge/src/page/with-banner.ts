/** A page with a banner above it: also one that its shell cannot show. */
export function withBanner(html: string, banner: string | undefined): string {
  if (banner === undefined) return html;
  const body = /<body[^>]*>/.exec(html)?.[0];
  return body ? html.replace(body, () => body + banner) : html + banner;
}
