import { roleFlagsOf, type SignUpType, toggleRole } from '@aangan/domain';
import { Checkbox, Stack, tokens } from '@aangan/ui';
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
  { type: 'designer', flag: 'is_designer', label: 'I join as a design firm' },
  { type: 'vendor', flag: 'is_vendor', label: 'I join as a vendor' },
] as const;

interface RoleBoxesProps {
  type: SignUpType;
  onChange: (type: SignUpType) => void;
}

/** Checkboxes for the role: ticking one makes it the only role, unticking it makes the account a client's. */
export function RoleBoxes({ type, onChange }: RoleBoxesProps) {
  const flags = roleFlagsOf(type);
  function toggle(flag: 'is_designer' | 'is_vendor') {
    const next = toggleRole(flags, flag);
    onChange(boxes.find((box) => next[box.flag])?.type ?? 'client');
  }
  return (
    <Group>
      <Legend>Joining for your business?</Legend>
      <Stack gap="xs">
        {boxes.map(({ flag, label }) => (
          <Checkbox
            key={flag}
            name={flag}
            label={label}
            checked={flags[flag]}
            onChange={() => toggle(flag)}
          />
        ))}
      </Stack>
    </Group>
  );
}
