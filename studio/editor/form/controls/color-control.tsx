import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { lazyComponent } from '../../../../src/lazy/lazy-component';
import { IconButton } from '../../../../src/ui/button/icon-button';
import { OnDemand } from '../../../../src/ui/feedback/on-demand';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextInput } from '../../../../src/ui/field/text-input';
import { baseTokens } from '../../../../src/theme/base-tokens';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { type ControlProps, labelOf, textOf } from '../field';

/** Loads the store's colours, so only a form with a colour loads it. */
export const ContrastNote = lazyComponent(() => import('./contrast-note'));

/** Large text takes a line of its own. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;
`;

const Swatch = styled(TextInput)<{ $empty: boolean }>`
  flex: none;
  width: 56px;
  padding: 4px;
  cursor: pointer;
  ${({ $empty }) => $empty && 'opacity: 0.35;'}

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  &::-webkit-color-swatch {
    border: 0;
    border-radius: calc(${token('radius-control')} - 4px);
  }
`;

const Code = styled(TextInput)`
  flex: 1 1 10rem;
  width: auto;
  min-width: 0;
`;

const wholeColor = /^#[0-9a-f]{6}$/i;
/** What the browser's picker starts with where no colour is chosen. */
const noColor = baseTokens['color-surface'];

/** A colour, and whether it can be read. */
export function ColorControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const text = textOf(field.value);
  return (
    <div>
      <FieldFrame label={labelOf(field)} hint={field.words.help} error={field.error}>
        {(attributes) => (
          <Line>
            <Swatch
              type="color"
              aria-label={m('form.pick-color', { field: field.words.name })}
              $empty={text === ''}
              value={wholeColor.test(text) ? text.toLowerCase() : noColor}
              disabled={field.isDisabled}
              onChange={({ currentTarget }) => field.set(currentTarget.value)}
            />
            <Code
              {...attributes}
              value={text}
              placeholder={m('form.color-of-look')}
              autoComplete="off"
              spellCheck={false}
              disabled={field.isDisabled}
              required={field.isRequired}
              onChange={({ currentTarget: { value } }) => field.set(value.trim() === '' ? undefined : value.trim())}
            />
            {text !== '' && !field.isRequired && !field.isDisabled && (
              <IconButton
                label={m('form.remove-color', { field: field.words.name })}
                icon={<X size={18} aria-hidden />}
                onClick={() => field.set(undefined)}
              />
            )}
          </Line>
        )}
      </FieldFrame>
      <OnDemand needed={text !== ''}>
        <ContrastNote field={field} />
      </OnDemand>
    </div>
  );
}
