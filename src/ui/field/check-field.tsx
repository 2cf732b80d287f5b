import { useField } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Checkbox } from './checkbox';
import { useFieldError } from './use-field-error';

export interface CheckFieldProps {
  name: string;
  label: string;
}

const ErrorLine = styled.p`
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

export function CheckField({ name, label }: CheckFieldProps) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  const error = useFieldError(name);
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name={name}
        checked={value}
        onChange={({ currentTarget }) => void setValue(currentTarget.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <span>{label}</span>
      </Checkbox>
      {error && (
        <ErrorLine id={errorId} role="alert">
          {error}
        </ErrorLine>
      )}
    </div>
  );
}
