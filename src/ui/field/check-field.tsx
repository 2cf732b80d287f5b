import { useField } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Checkbox } from './checkbox';
import { useFault } from './use-fault';

export interface CheckFieldProps {
  name: string;
  label: string;
}

const Fault = styled.p`
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

/** Something to agree to. */
export function CheckField({ name, label }: CheckFieldProps) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  const fault = useFault(name);
  const about = useId();
  return (
    <div>
      <Checkbox
        name={name}
        checked={value}
        onChange={({ currentTarget }) => void setValue(currentTarget.checked)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? about : undefined}
      >
        <span>{label}</span>
      </Checkbox>
      {fault && (
        <Fault id={about} role="alert">
          {fault}
        </Fault>
      )}
    </div>
  );
}
