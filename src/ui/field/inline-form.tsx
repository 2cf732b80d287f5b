import type { ComponentProps, FormEvent } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Button } from '../button/button';
import { ScriptForm } from './script-form';
import { LabelledInput } from './text-input';

export interface InlineFormProps extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  label: string;
  button: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const Row = styled(ScriptForm)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-2')};
  align-items: end;

  button {
    min-height: 48px;
  }
`;

/** One field and its button. For several fields, or a field with rules, use `Form`. */
export const InlineForm = ({ button, onSubmit, ...field }: InlineFormProps) => (
  <Row onSubmit={onSubmit}>
    <LabelledInput autoComplete="off" {...field} />
    <Button type="submit">{button}</Button>
  </Row>
);
