import { roleFlagsOf, type SignUpType, toggleRole } from '@aangan/domain';
import { Checkbox, Stack, tokens } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
`;

const Legend = styled.legend`
  padding: 0 ${tokens.space.hair};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
`;

const boxes = [
  {
    type: 'designer',
    flag: 'is_designer',
    label: msg({ id: 'auth.join-as-design-firm', message: 'I join as a design firm' }),
  },
  {
    type: 'vendor',
    flag: 'is_vendor',
    label: msg({ id: 'auth.join-as-vendor', message: 'I join as a vendor' }),
  },
] as const;

interface RoleBoxesProps {
  type: SignUpType;
  onChange: (type: SignUpType) => void;
}

/** Checkboxes for the role: ticking one makes it the only role, unticking it makes the account a client's. */
export function RoleBoxes({ type, onChange }: RoleBoxesProps) {
  const { i18n } = useLingui();
  const flags = roleFlagsOf(type);
  function toggle(flag: 'is_designer' | 'is_vendor') {
    const next = toggleRole(flags, flag);
    onChange(boxes.find((box) => next[box.flag])?.type ?? 'client');
  }
  return (
    <Group>
      <Legend>
        <Trans id="auth.joining-for-business">Joining for your business?</Trans>
      </Legend>
      <Stack gap="xs">
        {boxes.map(({ flag, label }) => (
          <Checkbox
            key={flag}
            name={flag}
            label={i18n._(label)}
            checked={flags[flag]}
            onChange={() => toggle(flag)}
          />
        ))}
      </Stack>
    </Group>
  );
}
