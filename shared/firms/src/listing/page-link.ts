import type { AnchorHTMLAttributes, ComponentType, RefAttributes } from 'react';

/** A link to a page of the site: the router's own, which the page that knows the router passes in. */
export type PageLink = ComponentType<
  { to: string } & AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>
>;
