import { useId, useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../../../src/ui/field/checkbox';
import { ChipInput } from '../../../../src/ui/field/chip-input';
import { FieldSet } from '../../../../src/ui/field/field-set';
import { OptionSheet } from '../../../../src/ui/field/option-sheet';
import { PickerControl } from '../../../../src/ui/field/picker-control';
import { PictureChoice, PictureChoices } from '../../../../src/ui/field/picture-choice';
import { Stack } from '../../../../src/ui/layout/stack';
import { Text } from '../../../../src/ui/text/text';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useWords } from '../../../words/use-words';
import { drawings } from '../drawings/drawings';
import { type ControlProps, type Field, labelOf } from '../field';
import { offeredValue, type Option, optionsOf } from '../options';
import { FieldNote } from './field-note';

/** Longer lists open in a sheet. */
const maxInForm = 5;

const OptionText = styled.span`
  display: grid;
  padding-block: ${token('space-1')};
`;

interface ListedProps extends ControlProps {
  options: readonly Option[];
  chosen: unknown;
}

function PictureOptions({ field, options, chosen }: ListedProps) {
  const name = useId();
  return (
    <PictureChoices>
      {options.map(({ value, words }) => (
        <PictureChoice
          key={value}
          name={name}
          label={words.name}
          picture={drawings[field.schema.$comment]?.(value)}
          checked={chosen === value}
          disabled={field.isDisabled}
          onChange={() => field.set(value)}
        />
      ))}
    </PictureChoices>
  );
}

function ListedOptions({ field, options, chosen }: ListedProps) {
  const name = useId();
  return (
    <Stack $gap={1}>
      {options.map(({ value, words }) => (
        <Checkbox
          key={value}
          type="radio"
          name={name}
          checked={chosen === value}
          disabled={field.isDisabled}
          onChange={() => field.set(value)}
        >
          <OptionText>
            {words.name}
            <Text as="small" $size="small" $tone="text-muted">
              {words.help}
            </Text>
          </OptionText>
        </Checkbox>
      ))}
    </Stack>
  );
}

/** The option that removes the value, of fields that are empty by default. */
const none = '~';

function SheetOptions({ field, options, chosen }: ListedProps) {
  const m = useStudioMessages();
  const [isOpen, setIsOpen] = useState(false);
  const picked = options.find(({ value }) => value === chosen);
  const canBeEmpty = !field.isRequired && field.schema.initial === undefined;
  const listed = options.map(({ value, words }) => ({ id: `${value}`, label: words.name, hint: words.help }));
  return (
    <>
      <PickerControl
        label={labelOf(field)}
        chosen={picked?.words.name ?? null}
        placeholder={m('form.nothing-chosen')}
        error={field.error}
        disabled={field.isDisabled}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <OptionSheet
          open
          title={field.words.name}
          picked={picked ? `${picked.value}` : null}
          from={{
            state: 'ready',
            options: [...(canBeEmpty ? [{ id: none, label: m('form.nothing-chosen') }] : []), ...listed],
          }}
          onPick={({ id }) => {
            field.set(options.find(({ value }) => `${value}` === id)?.value);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function optionView({ schema }: Field, { length }: readonly Option[]) {
  if (drawings[schema.$comment]) return PictureOptions;
  return length > maxInForm ? null : ListedOptions;
}

/** One of several values: pictures where looks differ, a short list, or a sheet. */
export function ChoiceControl({ field }: ControlProps) {
  const options = optionsOf(field.schema, useWords());
  const chosen = offeredValue(field.schema, field.value);
  const View = optionView(field, options);
  if (!View) return <SheetOptions field={field} options={options} chosen={chosen} />;
  return (
    <FieldSet>
      <legend>{labelOf(field)}</legend>
      <FieldNote field={field} />
      <View field={field} options={options} chosen={chosen} />
    </FieldSet>
  );
}

/** Several of a few values. */
export function ChoicesControl({ field }: ControlProps) {
  const options = optionsOf(field.schema, useWords());
  const chosen = (field.value ?? field.schema.initial ?? []) as readonly (string | number)[];
  const toggle = (value: string | number) => {
    const next = options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value));
    field.set(next.length === 0 && !field.isRequired ? undefined : next);
  };
  return (
    <FieldSet>
      <legend>{labelOf(field)}</legend>
      <FieldNote field={field} />
      <div>
        {options.map(({ value, words }) => (
          <ChipInput
            key={value}
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={field.isDisabled}
            onChange={() => toggle(value)}
          >
            {words.name}
          </ChipInput>
        ))}
      </div>
    </FieldSet>
  );
}
