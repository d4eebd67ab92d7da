import { missingWords, pagesElsewhere } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { type Elements, Heading, OutsideLink, Stack, tokens, Verbatim } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import type { FeaturedLink } from '../content/content.ts';

const LinkGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${tokens.space.l};

  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${tokens.space.xs};
  padding: 0;
  overflow-wrap: anywhere;
`;

export interface WebsiteLinksProps {
  /** The addresses of the firm's pages on other sites. */
  addresses: Parameters<typeof pagesElsewhere>[0];
  /** The lists of links that the firm features, each with its title; an empty one is not shown. */
  lists: readonly { title: string; links: readonly Pick<FeaturedLink, 'id' | 'url' | 'title'>[] }[];
}

/** The firm’s other websites, and the pages that it features. */
export function WebsiteLinks({ addresses, lists }: WebsiteLinksProps) {
  const { t } = useLingui();
  const say = useSentences();
  const pages = pagesElsewhere(addresses);
  return (
    <>
      <Section title={t({ id: 'firms.elsewhere', message: 'Elsewhere on the web' })}>
        <LinkGrid>
          {['Website', 'LinkedIn', 'Instagram'].map((name) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>
                <Page url={pages.find(({ label }) => label === name)?.url} />
              </dd>
            </div>
          ))}
        </LinkGrid>
      </Section>
      {lists
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <Section key={title} title={title}>
            <List>
              {links.map((link) => (
                <li key={link.id}>
                  <OutsideLink href={link.url}>
                    {link.title || withoutProtocol(link.url)}
                  </OutsideLink>
                </li>
              ))}
            </List>
          </Section>
        ))}
    </>
  );
}

function Page({ url }: { url: string | undefined }) {
  const say = useSentences();
  return url ? (
    <OutsideLink href={url}>
      <Verbatim>{withoutProtocol(url)}</Verbatim>
    </OutsideLink>
  ) : (
    <span>{say(missingWords.notSpecified)}</span>
  );
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Stack>
  );
}
