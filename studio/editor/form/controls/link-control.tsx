import { useState } from 'react';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextInput } from '../../../../src/ui/field/text-input';
import { Stack } from '../../../../src/ui/layout/stack';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { Json } from '../../editor';
import { type ControlProps, labelOf, textOf } from '../field';
import { acts, formatLink, type LinkKind, parseLink } from '../link-target';
import { ItemPicker } from '../pickers/item-picker';
import { usePartOptions } from './part-controls';
import { Picker } from './picker';

const kinds: readonly LinkKind[] = ['none', 'component', 'item', 'act', 'web'];

interface TargetProps extends ControlProps {
  value: string;
}

function ComponentTarget({ field, value }: TargetProps) {
  const m = useStudioMessages();
  return (
    <Picker
      label={m('form.link.component')}
      title={m('form.link.component')}
      options={usePartOptions('/components', 'view_uid')}
      chosen={value || null}
      error={field.error}
      disabled={field.isDisabled}
      onPick={(id) => field.set(formatLink('component', id))}
    />
  );
}

function ActTarget({ field, value }: TargetProps) {
  const m = useStudioMessages();
  return (
    <Picker
      label={m('form.link.act')}
      title={m('form.link.act')}
      options={acts.map((act) => ({ id: act, label: m(`form.act.${act}`) }))}
      chosen={value || null}
      error={field.error}
      disabled={field.isDisabled}
      onPick={(id) => field.set(formatLink('act', id))}
    />
  );
}

function ItemTarget({ field, value }: TargetProps) {
  const m = useStudioMessages();
  return (
    <ItemPicker
      label={m('form.link.item')}
      value={value}
      error={field.error}
      disabled={field.isDisabled}
      onPick={(id) => field.set(formatLink('item', id))}
    />
  );
}

function WebTarget({ field, value }: TargetProps) {
  const m = useStudioMessages();
  return (
    <FieldFrame label={m('form.link.web')} hint={m('form.link-hint.web')} error={field.error}>
      {(attributes) => (
        <TextInput
          {...attributes}
          value={value}
          autoComplete="off"
          inputMode="url"
          disabled={field.isDisabled}
          onChange={({ currentTarget }) => {
            const text = currentTarget.value.trim();
            field.set(text === '' ? undefined : formatLink('web', text));
          }}
        />
      )}
    </FieldFrame>
  );
}

/** The kind that the person chose, for as long as the link is the one that they gave it. */
interface Wanted {
  readonly kind: LinkKind;
  readonly value: Json;
}

/** Where a tap leads: first what kind of page, then which. */
export function LinkControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const target = parseLink(textOf(field.value));
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const kind = wanted && wanted.value === field.value ? wanted.kind : target.kind;
  const value = 'value' in target && target.kind === kind ? target.value : '';
  const set = (next: LinkKind, link: Json) => {
    setWanted({ kind: next, value: link });
    if (link !== field.value) field.set(link);
  };
  const own = { ...field, set: (link: Json) => set(kind, link) };
  const choose = (next: LinkKind) => set(next, next === target.kind ? field.value : undefined);
  return (
    <Stack $gap={2}>
      <Picker
        label={labelOf(field)}
        title={field.words.help}
        options={kinds.map((one) => ({ id: one, label: m(`form.link.${one}`) }))}
        chosen={kind}
        error={kind === 'none' ? field.error : undefined}
        disabled={field.isDisabled}
        onPick={(id) => choose(id as LinkKind)}
      />
      {kind === 'component' && <ComponentTarget field={own} value={value} />}
      {kind === 'act' && <ActTarget field={own} value={value} />}
      {kind === 'item' && <ItemTarget field={own} value={value} />}
      {kind === 'web' && <WebTarget field={own} value={value} />}
    </Stack>
  );
}
