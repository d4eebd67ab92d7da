import { useSentences, writtenLanguage } from '@aangan/messages';
import { lineHeight, tokens, when } from '@aangan/ui';
import styled from 'styled-components';
import type { ProfileDetail } from './profile-cover.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.xl};

  ${when.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    font-size: ${tokens.type.lede};
    line-height: ${lineHeight(1.35)};
    overflow-wrap: anywhere;
  }
`;

/** Details of a firm: each value under its name. */
export function DetailList({ details }: { details: readonly ProfileDetail[] }) {
  const say = useSentences();
  return (
    <List>
      {details.map(({ name, value, exact }) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd title={exact} lang={writtenLanguage(value)}>
            {value}
          </dd>
        </div>
      ))}
    </List>
  );
}
