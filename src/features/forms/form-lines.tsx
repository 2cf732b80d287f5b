import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { placeScreen } from '../../routing/customer-screen';
import { OnDemand } from '../../ui/feedback/on-demand';
import { Checkbox } from '../../ui/field/checkbox';
import { FieldSet } from '../../ui/field/field-set';
import { PickerControl } from '../../ui/field/picker-control';
import { PickerField } from '../../ui/field/picker-field';
import { TextField, type TextFieldProps } from '../../ui/field/text-field';
import { useFieldError } from '../../ui/field/use-field-error';
import { locate } from '../search/locate';
import { FileLine } from './file-line';
import { fieldOf, type FilledPosition, type FormLine, type FormValues, isAsked } from './form-schema';
import { LineError } from './line-error';
import type { UploadFile } from './use-form-upload';

const LocationPicker = placeScreen(() => import(/* webpackChunkName: "place-picker" */ '../search/location-picker'));

interface LineProps {
  name: string;
  label: string;
}

function PositionLine({ name, label }: LineProps) {
  const m = useMessages();
  const [{ value }, , { setValue }] = useField<FilledPosition | null>(name);
  const error = useFieldError(name);
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<'denied' | 'unknown' | null>(null);
  const choose = (chosen: FilledPosition) => {
    setOpen(false);
    void setValue(chosen);
  };
  const ask = async () => {
    const answer = await locate();
    if (answer.outcome === 'found') choose({ name: m('near-me.your-position'), ...answer.position });
    else setTrouble(answer.outcome);
  };
  return (
    <>
      <PickerControl
        label={label}
        chosen={value?.name ?? null}
        placeholder={m('form-line.position')}
        error={error}
        onOpen={() => setOpen(true)}
      />
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <LocationPicker
          open={open}
          title={label}
          near={value}
          notice={trouble && m(troubles[trouble])}
          onAsk={() => void ask()}
          onChoose={({ name: location, region, position }) => choose({ name: `${location}, ${region}`, ...position })}
          onClose={() => setOpen(false)}
        />
      </OnDemand>
    </>
  );
}

interface OptionsLineProps extends LineProps {
  options: readonly { id: string; label: string }[];
}

function OptionsLine({ name, label, options }: OptionsLineProps) {
  const [{ value }, , { setValue }] = useField<readonly string[]>(name);
  const error = useFieldError(name);
  return (
    <FieldSet $apart>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            name={name}
            checked={value.includes(option.id)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget: { checked } }) =>
              void setValue(checked ? [...value, option.id] : value.filter((id) => id !== option.id))
            }
          >
            <span>{option.label}</span>
          </Checkbox>
        ))}
      </div>
      {error && <LineError>{error}</LineError>}
    </FieldSet>
  );
}

const troubles = { denied: 'ride-pick.denied', unknown: 'ride-pick.unknown' } as const;

const inputs: { readonly [kind: string]: Pick<TextFieldProps, 'type' | 'inputMode'> } = {
  NUMBER: { type: 'number', inputMode: 'decimal' },
  DATE: { type: 'date' },
  TIME: { type: 'time' },
  LINK: { type: 'url', inputMode: 'url' },
};

export interface FormLinesProps {
  lines: readonly FormLine[];
  /** Only for customers; guests are asked to sign in first. */
  upload?: UploadFile;
}

/** The fields of a store's form, inside a form with `formSchema`. */
export function FormLines({ lines, upload }: FormLinesProps) {
  const m = useMessages();
  const { values } = useFormikContext<FormValues>();
  return lines.map((line, index) => {
    if (!isAsked(lines, line, values)) return null;
    const name = fieldOf(index);
    const label = line.isRequired ? line.label : m('form-line.optional', { label: line.label });
    const shared = { name, label };
    if (line.__typename === 'FormChoice') {
      const { options, isMultiple } = line;
      return isMultiple ? (
        <OptionsLine key={line.id} {...shared} options={options} />
      ) : (
        <PickerField key={line.id} {...shared} placeholder={m('form-line.pick')} from={{ state: 'ready', options }} />
      );
    }
    if (line.kind === 'FILE') {
      if (upload) return <FileLine key={line.id} {...shared} upload={upload} />;
      return <p key={line.id}>{m('form-line.file-guest', { label })}</p>;
    }
    if (line.kind === 'POSITION') return <PositionLine key={line.id} {...shared} />;
    return <TextField key={line.id} {...shared} {...inputs[line.kind]} />;
  });
}
