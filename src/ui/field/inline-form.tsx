import { type ComponentProps, type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Button } from '../button/button';
import { TextInput } from './text-input';

export interface InlineFormProps extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  label: string;
  /** What its button says. */
  button: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-2')};

  label {
    grid-column: 1 / -1;
    color: ${token('color-text-muted')};
  }
`;

/** One line and its button. For more fields, or for one with rules, there is `Form`. */
export function InlineForm({ label, button, onSubmit, ...input }: InlineFormProps) {
  const id = useId();
  return (
    <Row onSubmit={onSubmit}>
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} autoComplete="off" {...input} />
      <Button type="submit">{button}</Button>
    </Row>
  );
}
