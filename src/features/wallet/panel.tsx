import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { FieldFrame } from '../../ui/field/field-frame';
import { ScriptForm } from '../../ui/field/script-form';
import { TextInput } from '../../ui/field/text-input';
import { useMoney } from '../../i18n/money';
import { token } from '../../theme/token';

/** A wallet form, on a page or in a sheet. */
export const Panel = styled(ScriptForm)`
  display: grid;
  gap: ${token('space-4')};
`;

/** Common props of panels. */
export interface PanelProps<Data> {
  data: Data;
  /** Reloads the data. */
  onReload: () => void;
  /** Called once an order is created and its page opens. */
  onDone?: () => void;
}

export interface AmountFieldProps {
  label: string;
  /** Digits. */
  amount: string;
  currency: string;
  hint?: string;
  error: string | undefined;
  /** Suggested amounts, chosen by a tap. */
  quick?: readonly number[];
  onType: (text: string) => void;
}

const Quick = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(6.25rem, 30%), 1fr));
  gap: ${token('space-3')} ${token('space-2')};
  margin-top: ${token('space-3')};
`;

const Choice = styled(Button)`
  padding-inline: 0;
`;

/** A field for an amount of money; digits are grouped as they are typed. */
export function AmountField({ label, amount, currency, hint, error, quick = [], onType }: AmountFieldProps) {
  const money = useMoney();
  const value = amount === '' ? '' : money({ amount: Number(amount), currency });
  return (
    <div>
      <FieldFrame label={label} hint={hint} error={error}>
        {(attributes) => (
          <TextInput
            {...attributes}
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            placeholder={money({ amount: 0, currency })}
            value={value}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </FieldFrame>
      {quick.length > 0 && (
        <Quick>
          {quick.map((choice) => (
            <Choice
              key={choice}
              type="button"
              translate="no"
              $look={String(choice) === amount ? 'primary' : 'secondary'}
              $small
              aria-pressed={String(choice) === amount}
              onClick={() => onType(String(choice))}
            >
              {money({ amount: choice, currency })}
            </Choice>
          ))}
        </Quick>
      )}
    </div>
  );
}
