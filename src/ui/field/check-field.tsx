import { useField } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { useFault } from './use-fault';

export interface CheckFieldProps {
  name: string;
  label: string;
}

const Frame = styled.div`
  label {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    min-height: ${token('size-touch')};
  }

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${token('color-action')};
  }

  p {
    color: ${token('color-sale')};
    font-size: ${token('font-small')};
  }
`;

/** Something to agree to. */
export function CheckField({ name, label }: CheckFieldProps) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  const fault = useFault(name);
  const about = useId();
  return (
    <Frame>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={value}
          onChange={({ currentTarget }) => void setValue(currentTarget.checked)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? about : undefined}
        />
        <span>{label}</span>
      </label>
      {fault && (
        <p id={about} role="alert">
          {fault}
        </p>
      )}
    </Frame>
  );
}
