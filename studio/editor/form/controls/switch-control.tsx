import { SwitchField } from '../../../../src/ui/field/switch-field';
import { type ControlProps, type Field } from '../field';

/** Some flags are texts. */
const flagsOf = ({ schema }: Field) => (schema.type === 'string' ? { on: '1', off: '0' } : { on: 1, off: 0 });

export function SwitchControl({ field }: ControlProps) {
  const { on, off } = flagsOf(field);
  return (
    <SwitchField
      label={field.words.name}
      hint={field.words.help}
      error={field.error}
      checked={(field.value ?? field.schema.initial) === on}
      disabled={field.isDisabled}
      onChange={(isOn) => field.set(isOn ? on : off)}
    />
  );
}
