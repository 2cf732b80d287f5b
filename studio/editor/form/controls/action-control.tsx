import { useState } from 'react';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { OptionSheet } from '../../../../src/ui/field/option-sheet';
import { PickerControl } from '../../../../src/ui/field/picker-control';
import { TextInput } from '../../../../src/ui/field/text-input';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useWords } from '../../../words/use-words';
import { useEditor } from '../../editor';
import { type ControlProps, labelOf, textOf } from '../field';
import { parentOf, valueAt } from '../../values';
import { setValue } from '../set-value';
import { optionsOf } from '../options';
import { ItemPicker } from '../pickers/item-picker';
import { LinkControl } from './link-control';
import { usePartOptions } from './part-controls';
import { Picker } from './picker';

/** What an action does. Its target goes with it, because that of another action means something else. */
export function ActionControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const { document, change } = useEditor();
  const options = optionsOf(field.schema, useWords());
  const [isOpen, setIsOpen] = useState(false);
  const choose = (value: number | string) => {
    if (value === field.value) return;
    const target = `${parentOf(field.pointer)}/value`;
    change([...setValue(document, target, undefined), ...setValue(document, field.pointer, value)]);
  };
  return (
    <>
      <PickerControl
        label={labelOf(field)}
        chosen={options.find(({ value }) => value === field.value)?.words.name ?? null}
        placeholder={m('form.nothing-chosen')}
        error={field.error}
        disabled={field.isDisabled}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <OptionSheet
          open
          title={field.words.help}
          picked={textOf(field.value)}
          from={{
            state: 'ready',
            options: options.map(({ value, words }) => ({ id: `${value}`, label: words.name, hint: words.help })),
          }}
          onPick={({ id }) => {
            setIsOpen(false);
            choose(Number(id));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const written = {
  0: 'phone',
  1: 'profile',
  2: 'phone',
  3: 'email',
  4: 'profile',
  5: 'profile',
  6: 'profile',
  15: 'search',
} as const;

type Written = (typeof written)[keyof typeof written];

const inputTypes = { phone: 'tel', profile: 'text', email: 'email', search: 'text' } as const;

const website = 7;
const item = 11;
const form = 18;
const section = 43;

function WrittenTarget({ field, kind }: ControlProps & { kind: Written }) {
  const m = useStudioMessages();
  return (
    <FieldFrame label={`${m(`form.target.${kind}`)} *`} hint={m(`form.target-hint.${kind}`)} error={field.error}>
      {(attributes) => (
        <TextInput
          {...attributes}
          type={inputTypes[kind]}
          autoComplete="off"
          value={textOf(field.value)}
          disabled={field.isDisabled}
          onChange={({ currentTarget: { value } }) => field.set(value === '' ? undefined : value)}
        />
      )}
    </FieldFrame>
  );
}

interface ChosenTargetProps extends ControlProps {
  kind: 'form' | 'component';
}

const lists = { form: '/forms', component: '/components' } as const;

function ChosenTarget({ field, kind }: ChosenTargetProps) {
  const m = useStudioMessages();
  const { document } = useEditor();
  const options = usePartOptions(lists[kind], 'view_uid').filter(
    (_option, at) => kind !== 'form' || textOf(valueAt(document, `/forms/${at}/title`)) !== '',
  );
  return (
    <Picker
      label={`${m(`form.target.${kind}`)} *`}
      title={m(`form.target.${kind}`)}
      options={options}
      chosen={textOf(field.value) || null}
      error={field.error}
      disabled={field.isDisabled}
      onPick={field.set}
    />
  );
}

function ItemTarget({ field }: ControlProps) {
  const m = useStudioMessages();
  return (
    <ItemPicker
      label={`${m('form.target.item')} *`}
      value={textOf(field.value)}
      error={field.error}
      disabled={field.isDisabled}
      onPick={field.set}
    />
  );
}

/** What the action of the same button opens; most actions need nothing. */
export function TargetControl({ field }: ControlProps) {
  const { document } = useEditor();
  const type = Number(valueAt(document, `${parentOf(field.pointer)}/type`));
  if (type === website) return <LinkControl field={field} />;
  if (type === item) return <ItemTarget field={field} />;
  if (type === form) return <ChosenTarget field={field} kind="form" />;
  if (type === section) return <ChosenTarget field={field} kind="component" />;
  const kind = written[type as keyof typeof written];
  return kind === undefined ? null : <WrittenTarget field={field} kind={kind} />;
}
