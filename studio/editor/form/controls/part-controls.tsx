import { ChipInput } from '../../../../src/ui/field/chip-input';
import { FieldSet } from '../../../../src/ui/field/field-set';
import type { PickerOption } from '../../../../src/ui/field/option-sheet';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useWords } from '../../../words/use-words';
import { entryName } from '../../../words/entry-name';
import { type Json, useEditor } from '../../editor';
import { type ControlProps, type Field, labelOf, textOf } from '../field';
import { lastStep, listAt, parentOf, valueAt } from '../../values';
import { setValue } from '../set-value';
import { isRelevant } from '../relevance';
import { FieldNote } from './field-note';
import { Picker } from './picker';

/** The entries of a list as options, by the field that refers to them. */
export function usePartOptions(list: string, id: string): PickerOption[] {
  const { document } = useEditor();
  const words = useWords();
  return listAt(document, list).flatMap((entry, at) => {
    const value = valueAt(entry, `/${id}`);
    return typeof value === 'string'
      ? [{ id: value, label: entryName(document, `${list}/${at}`, words) || value }]
      : [];
  });
}

interface PartPickerProps extends ControlProps {
  options: readonly PickerOption[];
}

const PartPicker = ({ field, options }: PartPickerProps) => (
  <Picker
    label={labelOf(field)}
    title={field.words.name}
    options={options}
    chosen={textOf(field.value) || null}
    error={field.error}
    disabled={field.isDisabled}
    onClear={field.isRequired ? undefined : () => field.set(undefined)}
    onPick={field.set}
  />
);

export const ComponentControl = ({ field }: ControlProps) => (
  <PartPicker field={field} options={usePartOptions('/components', 'view_uid')} />
);

/** Forms without a title are known by their first question. */
export function FormControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const { document } = useEditor();
  const options = usePartOptions('/forms', 'view_uid').map((option, at) => {
    const title = textOf(valueAt(document, `/forms/${at}/title`));
    const first = textOf(valueAt(document, `/forms/${at}/lines/0/label`));
    return { ...option, label: title || m('form.form-with', { question: first }) };
  });
  return <PartPicker field={field} options={options} />;
}

export const BillServiceControl = ({ field }: ControlProps) => (
  <PartPicker field={field} options={usePartOptions('/bill_services', 'product_code')} />
);

/** The lines before that have answers to choose from, and the chosen one. */
function useEarlierQuestions({ pointer, value }: Field): PickerOption[] {
  const { document } = useEditor();
  const line = parentOf(parentOf(pointer));
  const earlier = listAt(document, parentOf(line)).slice(0, Number(lastStep(line)));
  const asked = earlier.filter(
    (one) => isRelevant('formLine.options', one, document, undefined) && listAt(one, '/options').length > 0,
  );
  const ids = [value, ...asked.map((one) => valueAt(one, '/view_uid'))];
  return usePartOptions(parentOf(line), 'view_uid').filter(({ id }) => ids.includes(id));
}

/** The question of the condition; another one has other answers. */
export function QuestionControl({ field }: ControlProps) {
  const { document, change } = useEditor();
  const options = useEarlierQuestions(field);
  const set = (line: Json) => {
    if (line === field.value) return;
    const condition = line === undefined ? undefined : { line, options: [] };
    const operations = setValue(document, parentOf(field.pointer), condition);
    if (operations.length > 0) change(operations);
  };
  return <PartPicker field={{ ...field, isRequired: false, set }} options={options} />;
}

/** The answers of the earlier line that the condition names. */
export function AnswersControl({ field }: ControlProps) {
  const { document } = useEditor();
  const condition = parentOf(field.pointer);
  const lines = parentOf(parentOf(condition));
  const asked = valueAt(document, `${condition}/line`);
  const at = listAt(document, lines).findIndex((line) => valueAt(line, '/view_uid') === asked);
  const options = usePartOptions(`${lines}/${at}/options`, 'view_uid');
  const chosen = listAt(document, field.pointer);
  if (options.length === 0) return null;
  const toggle = (id: string) => {
    const next = options.map((option) => option.id).filter((one) => chosen.includes(one) !== (one === id));
    field.set(next.length === 0 ? undefined : next);
  };
  return (
    <FieldSet>
      <legend>{field.words.name}</legend>
      <FieldNote field={field} />
      <div>
        {options.map(({ id, label }) => (
          <ChipInput
            key={id}
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={field.isDisabled}
            onChange={() => toggle(id)}
          >
            {label}
          </ChipInput>
        ))}
      </div>
    </FieldSet>
  );
}
