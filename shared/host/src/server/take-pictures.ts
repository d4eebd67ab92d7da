/** A picture as it is preloaded: one address, or those of a `srcset` with its `sizes`. */
export interface Picture {
  href?: string;
  srcset?: string;
  sizes?: string;
}

/** React puts the preloads of a page's pictures before its markup. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Takes the preloads of pictures out of rendered markup, in which they would come too late: they belong into the
 * page's head.
 */
export function takePictures(html: string): { html: string; pictures: Picture[] } {
  const [found = ''] = preloads.exec(html) ?? [];
  return {
    html: html.slice(found.length),
    pictures: [...found.matchAll(/<link[^>]*>/g)].map(([link]) => ({
      ...attribute(link, 'href', 'href'),
      ...attribute(link, 'imageSrcSet', 'srcset'),
      ...attribute(link, 'imageSizes', 'sizes'),
    })),
  };
}

function attribute<Name extends string>(element: string, name: string, as: Name) {
  const [, value] = new RegExp(` ${name}="([^"]*)"`, 'i').exec(element) ?? [];
  return value === undefined ? {} : ({ [as]: decode(value) } as Record<Name, string>);
}

function decode(text: string): string {
  return text.replace(/&([^;]+);/g, (all, name: string) => references[name] ?? all);
}
