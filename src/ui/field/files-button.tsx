import ImageUp from 'lucide-react/icons/image-up';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook } from '../button/button';
import { token } from '../../theme/token';

export interface FilesButtonProps extends ButtonLook {
  label: string;
  /** Media types, such as `image/png`. */
  types: readonly string[];
  onChoose: (files: File[]) => void;
}

const Control = styled.label<ButtonLook>`
  ${buttonStyle}
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/** Picks several files from the device. */
export const FilesButton = ({ label, types, onChoose, ...look }: FilesButtonProps) => (
  <Control {...look}>
    <ImageUp size={20} aria-hidden />
    {label}
    <input
      type="file"
      multiple
      accept={types.join(',')}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  </Control>
);
