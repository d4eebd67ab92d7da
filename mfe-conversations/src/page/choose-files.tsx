import { tokens } from '@aangan/ui';
import styled from 'styled-components';

/** The label of a file input, which it stands for: the input itself is not seen. */
export const FileLabel = styled.label`
  display: inline-grid;
  place-items: center;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.paperDeep};
  }
  &:focus-within {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

const Choose = styled(FileLabel)`
  justify-self: start;
  min-height: 2.75rem;
  padding-inline: ${tokens.space.m};
  border: 1px dashed ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
`;

interface ChooseFilesProps {
  label: string;
  /** Types that can be chosen. */
  accept: string;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function ChooseFiles({ label, accept, onChoose }: ChooseFilesProps) {
  return (
    <Choose>
      <span>{label}</span>
      <input
        type="file"
        multiple
        accept={accept}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Choose>
  );
}
