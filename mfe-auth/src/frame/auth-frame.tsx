import { type Elements, Lede, MediaFrame, Stack, Title, tokens, when } from '@aangan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type FramePicture, pictures } from './pictures/pictures.ts';

const Page = styled.div`
  display: grid;
  max-width: 86rem;
  margin-inline: auto;
  padding: ${tokens.space.xl} ${tokens.space.gutter} 0;

  ${when.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(2rem, 6vw, 6rem);
    padding-block-start: ${tokens.space.xxl};
  }
`;

const Column = styled.div`
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;

  ${when.wide} {
    margin-inline: 0;
  }
`;

const Beside = styled.div`
  display: none;

  ${when.wide} {
    position: sticky;
    inset-block-start: 6.5rem;
    display: block;
    align-self: start;
    width: 100%;
    max-width: 32rem;
    justify-self: end;
  }
`;

export interface AuthFrameProps {
  title: string;
  lede?: ReactNode;
  picture: FramePicture;
  children: Elements;
}

/** The layout of a form's page: title, form, and a picture beside them on wide screens. */
export function AuthFrame({ title, lede, picture, children }: AuthFrameProps) {
  const { src, color } = pictures[picture];
  return (
    <Page>
      <Column>
        <Stack gap="xl">
          <Stack gap="xs">
            <Title>{title}</Title>
            {lede ? <Lede>{lede}</Lede> : null}
          </Stack>
          {children}
        </Stack>
      </Column>
      <Beside>
        <MediaFrame src={src} alt="" color={color} shape="arch" sizes="30rem" />
      </Beside>
    </Page>
  );
}
