import { Avatar, tokens, when } from '@aangan/ui';
import styled from 'styled-components';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { specializationsLine } from '../model/facts.ts';

const Identity = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: 0.875rem;

  > div {
    min-width: 0;
  }
`;

const Name = styled.h1`
  font-size: clamp(1.25rem, 1.05rem + 0.8vw, 1.75rem);
  line-height: 1.1;
`;

const Specializations = styled.p`
  overflow: hidden;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.micro};
  line-height: 1.35;
  text-overflow: ellipsis;

  ${when.wide} {
    font-size: ${tokens.type.small};
    white-space: nowrap;
  }
`;

/** The firm's mark, name and first specializations. */
export function ProfileIdentity({ designer }: { designer: DesignerProfileData }) {
  const line = specializationsLine(designer.specializations_display);
  return (
    <Identity>
      <Avatar name={designer.full_name} src={designer.avatar} size={44} decorative />
      <div>
        <Name>{designer.full_name}</Name>
        {line && <Specializations title={line}>{line}</Specializations>}
      </div>
    </Identity>
  );
}
