import type { ChannelComposition } from '@aangan/registry-client';

/** A module that a remote puts into a slot of a channel, or a link to one of its pages. */
export interface PutExtension {
  slot: string;
  /** Who has the slot; null where nobody has. */
  owner: string | null;
  /** How many the slot shows; 0 where nobody has it. */
  max: number;
  remote: string;
  team: string;
  /** The module; undefined for a link. */
  expose?: string;
  /** The path of the page that a link leads to, and its text; undefined for a module. */
  link?: { path: string; label: string };
  order: number;
  /** Absent where it is for all audiences. */
  for?: readonly string[] | undefined;
  /** Absent where it is on all pages that have the slot. */
  on?: readonly string[] | undefined;
  isOff: boolean;
  /** Present where its remote is of low trust and was not granted the slot, or does not ask for it. */
  isUngranted?: boolean;
}

/** Who is in whose slots, in the order in which pages show them, with the texts of the site's default language. */
export function extensionsIn({ shell, remotes }: ChannelComposition): PutExtension[] {
  const language = shell.languages?.[0]?.code ?? 'en';
  const owners = [{ name: 'shell', slots: shell.slots }, ...remotes];
  const put = remotes.flatMap((remote) =>
    [...modulesOf(remote), ...linksOf(remote, language)].map((extension): PutExtension => {
      const { slot } = extension;
      const owner = owners.find(({ slots = {} }) => Object.hasOwn(slots, slot));
      return {
        ...extension,
        remote: remote.name,
        team: remote.team,
        owner: owner?.name ?? null,
        max: owner?.slots?.[slot]?.max ?? 0,
      };
    }),
  );
  return put.sort((one, other) =>
    one.slot === other.slot ? one.order - other.order : one.slot < other.slot ? -1 : 1,
  );
}

/** The modules alone: a link shows none. */
export function modulesIn(composition: ChannelComposition): (PutExtension & { expose: string })[] {
  return extensionsIn(composition).flatMap((one) =>
    one.expose === undefined ? [] : [{ ...one, expose: one.expose }],
  );
}

/** What an extension is called in sentences: its module, or the text and the path of its link. */
export function extensionText({ expose, link }: PutExtension): string {
  return link ? `the link “${link.label}” to ${link.path}` : `${expose}`;
}

type Remote = ChannelComposition['remotes'][number];

function modulesOf({ extensions = [], lowTrust }: Remote) {
  return extensions.map(({ isOff = false, ...extension }) => {
    const isUngranted = lowTrust && !lowTrust.grants.includes(`fill ${extension.slot}`);
    return { ...extension, isOff, ...(isUngranted && { isUngranted }) };
  });
}

/**
 * A remote's links to its pages; those to one page for several audiences are switched together. Releases of before,
 * whose links name no slot, have none here.
 */
function linksOf({ routes, offLinks = [] }: Remote, language: string) {
  return routes.flatMap(({ path, link, for: audiences }) => {
    if (link?.slot === undefined) return [];
    const { slot, label, order } = link;
    const isOff = offLinks.includes(`${slot} ${path}`);
    const text = typeof label === 'string' ? label : (label[language] ?? '');
    return [{ slot, link: { path, label: text }, order, for: audiences, isOff }];
  });
}
