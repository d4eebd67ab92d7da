import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Said } from '../text/said.tsx';
import { tokens } from '../theme/tokens.ts';

const Box = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  border-inline-start: 3px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  white-space: pre-line;

  &[data-tone='error'] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.danger};
  }
  &[data-tone='success'] {
    border-color: ${tokens.color.positive};
    background: ${tokens.color.positiveSoft};
  }
`;

const NoticeTitle = styled.p`
  font-weight: 600;
`;

/** Separates a text from the heading in the DOM, without a layout box. */
const Content = styled.div`
  display: contents;
`;

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'info' | 'error' | 'success';
  heading?: string;
}

/** A message within the page. An error is announced at once. */
export function Notice({ tone = 'info', heading, children, ...rest }: NoticeProps) {
  return (
    <Box {...rest} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      {heading && <NoticeTitle>{heading}</NoticeTitle>}
      <Content>
        {tone === 'error' && typeof children === 'string' ? <Said>{children}</Said> : children}
      </Content>
    </Box>
  );
}
