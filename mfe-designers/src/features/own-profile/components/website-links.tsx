import { missingWords, pagesElsewhere } from '@aangan/domain';
import { Heading, OutsideLink, Stack, tokens } from '@aangan/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { OwnProfileData } from '../api/get-own-profile.ts';

const LinkGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
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

/** The firm’s other websites, and the articles and videos that it features. */
export function WebsiteLinks({ profile }: { profile: OwnProfileData }) {
  const { featured_links: featured } = profile;
  const pages = pagesElsewhere({
    website: profile.portfolio_website,
    instagram: profile.instagram_profile,
    linkedin: profile.linkedin_profile,
  });
  return (
    <>
      <Section title="Elsewhere on the web">
        <LinkGrid>
          {['Website', 'LinkedIn', 'Instagram'].map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Page url={pages.find(({ label }) => label === name)?.url} />
              </dd>
            </div>
          ))}
        </LinkGrid>
      </Section>
      {featured.length > 0 && (
        <Section title="Featured links">
          <List>
            {featured.map(({ id, url, title }) => (
              <li key={id}>
                <OutsideLink href={url}>{title || withoutProtocol(url)}</OutsideLink>
              </li>
            ))}
          </List>
        </Section>
      )}
    </>
  );
}

function Page({ url }: { url: string | undefined }) {
  return url ? (
    <OutsideLink href={url}>{withoutProtocol(url)}</OutsideLink>
  ) : (
    missingWords.notSpecified
  );
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Stack>
  );
}
