import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { object, string } from 'yup';
import { Calendar } from '../../ui/field/calendar';
import { CheckField } from '../../ui/field/check-field';
import { Checkbox } from '../../ui/field/checkbox';
import { ChipInput } from '../../ui/field/chip-input';
import { CodeField } from '../../ui/field/code-field';
import { EditableText } from '../../ui/field/editable-text';
import { FieldFrame } from '../../ui/field/field-frame';
import { FieldSet } from '../../ui/field/field-set';
import { Form, SubmitButton } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { InlineForm } from '../../ui/field/inline-form';
import { DropArea } from '../../ui/field/drop-area';
import { FilesButton } from '../../ui/field/files-button';
import { PasswordField } from '../../ui/field/password-field';
import { PickerControl } from '../../ui/field/picker-control';
import { PickerField } from '../../ui/field/picker-field';
import { PictureChoice, PictureChoices } from '../../ui/field/picture-choice';
import { PictureButton, PictureField } from '../../ui/field/picture-field';
import { QuantityStepper } from '../../ui/field/quantity-stepper';
import { SearchField } from '../../ui/field/search-field';
import { SwitchField } from '../../ui/field/switch-field';
import { TextField } from '../../ui/field/text-field';
import { LabelledInput, TextArea, TextInput } from '../../ui/field/text-input';
import { type Examples, long, nothing, picture, short } from '../example';

function SendOnce() {
  const { submitForm } = useFormikContext();
  useEffect(() => void submitForm(), [submitForm]);
  return null;
}

const PictureSample = () => (
  <svg viewBox="0 0 60 40" aria-hidden>
    <rect width="60" height="40" fill="currentColor" opacity="0.2" />
  </svg>
);

/** A form with one field, `name`, which shows an error if `error` is a key. */
const inForm = (field: ReactNode, value: unknown = '', error?: string) => (
  <Formik initialValues={{ name: value }} validate={() => (error ? { name: error } : {})} onSubmit={nothing}>
    <div>
      {error && <SendOnce />}
      {field}
    </div>
  </Formik>
);

const options = { state: 'ready', options: [{ id: 'a', label: long }] } as const;

const pictureField = { label: short, action: short, hint: short, types: ['image/png'], onChoose: nothing };

const month = {
  month: '2026-11',
  first: '2026-11',
  today: '2026-11-23',
  reasonOf: (date: string) => (date < '2026-11-24' ? short : null),
  onMonth: nothing,
  onPick: nothing,
};

export const field: Examples = {
  calendar: {
    normal: () => <Calendar {...month} start="2026-11-25" />,
    span: () => <Calendar {...month} start="2026-11-24" end="2026-11-28" />,
    loading: () => <Calendar {...month} start={null} busy />,
  },
  'check-field': {
    normal: () => inForm(<CheckField name="name" label={short} />, false),
    'checked, long': () => inForm(<CheckField name="name" label={long} />, true),
    error: () => inForm(<CheckField name="name" label={short} />, false, 'code.incomplete'),
  },
  checkbox: {
    normal: () => <Checkbox>{short}</Checkbox>,
    checked: () => (
      <>
        <Checkbox defaultChecked>{long}</Checkbox>
        <Checkbox type="radio" defaultChecked aria-label={short} />
      </>
    ),
    disabled: () => <Checkbox disabled>{short}</Checkbox>,
    focus: () => <Checkbox>{short}</Checkbox>,
  },
  'chip-input': {
    normal: () => <ChipInput name="chip">{short}</ChipInput>,
    checked: () => (
      <ChipInput name="chosen" defaultChecked>
        {short}
      </ChipInput>
    ),
    disabled: () => (
      <ChipInput name="none" aria-disabled>
        {long}
      </ChipInput>
    ),
  },
  'code-field': {
    normal: () => inForm(<CodeField name="name" label={short} hint={short} />, '123456'),
    error: () => inForm(<CodeField name="name" label={short} />, '12', 'code.incomplete'),
  },
  'field-frame': {
    normal: () => (
      <FieldFrame
        label={short}
        hint={long}
        error={undefined}
        children={(attributes) => <TextInput {...attributes} />}
      />
    ),
    error: () => <FieldFrame label={long} error={long} children={(attributes) => <TextInput {...attributes} />} />,
  },
  'field-set': {
    normal: () => (
      <FieldSet>
        <legend>{short}</legend>
        <div>
          <ChipInput name="set">{short}</ChipInput>
          <ChipInput name="set">{long}</ChipInput>
        </div>
      </FieldSet>
    ),
  },
  form: {
    normal: () => (
      <Form initial={{ name: '' }} schema={object({ name: string().defined() })} onSubmit={nothing}>
        <TextField name="name" label={short} />
        <SubmitButton>{short}</SubmitButton>
      </Form>
    ),
  },
  'form-alert': { error: () => <FormAlert>{long}</FormAlert> },
  'inline-form': { normal: () => <InlineForm label={short} button={short} onSubmit={nothing} defaultValue={long} /> },
  'password-field': {
    normal: () => inForm(<PasswordField name="name" label={short} autoComplete="new-password" />, 'rahasia'),
    error: () => inForm(<PasswordField name="name" label={short} autoComplete="new-password" />, '', 'code.incomplete'),
  },
  'picker-control': {
    empty: () => <PickerControl label={short} chosen={null} placeholder={short} error={undefined} onOpen={nothing} />,
    long: () => <PickerControl label={short} chosen={long} placeholder="" error={undefined} onOpen={nothing} />,
    disabled: () => (
      <PickerControl label={short} chosen={null} placeholder={short} error={undefined} disabled onOpen={nothing} />
    ),
    error: () => <PickerControl label={short} chosen={null} placeholder={short} error={short} onOpen={nothing} />,
  },
  'picker-field': {
    empty: () => inForm(<PickerField name="name" label={short} placeholder={short} from={options} />, null),
    chosen: () => inForm(<PickerField name="name" label={short} placeholder={short} from={options} />, 'a'),
  },
  'picture-field': {
    normal: () => <PictureField {...pictureField} />,
    chosen: () => <PictureField {...pictureField} preview={{ url: `/images/${picture}?w=64`, label: short }} />,
    sending: () => <PictureField {...pictureField} progress={{ percent: 40, label: '40%' }} />,
    'error, long': () => <PictureField {...pictureField} label={long} action={long} error={long} />,
    button: () => <PictureButton label={short} types={pictureField.types} onChoose={nothing} />,
  },
  'files-button': {
    normal: () => <FilesButton label={short} types={pictureField.types} onChoose={nothing} />,
    'secondary, long': () => (
      <FilesButton $look="secondary" label={long} types={pictureField.types} onChoose={nothing} />
    ),
  },
  'drop-area': {
    normal: () => (
      <DropArea label={short} onFiles={nothing}>
        <p>{long}</p>
      </DropArea>
    ),
  },
  'quantity-stepper': {
    normal: () => (
      <QuantityStepper name={short} quantity={3} canLower onLower={nothing} onRaise={nothing} onType={nothing} />
    ),
    disabled: () => (
      <QuantityStepper
        name={short}
        quantity={1}
        canLower={false}
        onLower={nothing}
        onRaise={nothing}
        onType={nothing}
      />
    ),
  },
  'search-field': {
    empty: () => <SearchField action="/" hint={long} />,
    filled: () => <SearchField action="/" hint={short} value={long} />,
  },
  'submit-button': {
    normal: () => <SubmitButton>{short}</SubmitButton>,
    loading: () => <SubmitButton busy>{short}</SubmitButton>,
    disabled: () => <SubmitButton disabled>{long}</SubmitButton>,
  },
  'switch-field': {
    off: () => <SwitchField label={short} checked={false} onChange={nothing} />,
    on: () => <SwitchField label={long} hint={long} checked onChange={nothing} />,
    disabled: () => <SwitchField label={short} checked disabled onChange={nothing} />,
    error: () => <SwitchField label={short} error={long} checked onChange={nothing} />,
  },
  'editable-text': {
    filled: () => (
      <EditableText role="textbox" aria-label={short} contentEditable suppressContentEditableWarning>
        <h3>{short}</h3>
        <p>{long}</p>
      </EditableText>
    ),
  },
  'picture-choice': {
    chosen: () => (
      <FieldSet>
        <legend>{short}</legend>
        <PictureChoices>
          <PictureChoice name="look" label={short} picture={<PictureSample />} checked onChange={nothing} />
          <PictureChoice name="look" label={long} picture={<PictureSample />} checked={false} onChange={nothing} />
        </PictureChoices>
      </FieldSet>
    ),
  },
  'text-field': {
    empty: () => inForm(<TextField name="name" label={short} hint={long} placeholder={short} />),
    filled: () => inForm(<TextField name="name" label={long} limit={200} />, long),
    focus: () => inForm(<TextField name="name" label={short} />),
    disabled: () => inForm(<TextField name="name" label={short} disabled />, short),
    error: () => inForm(<TextField name="name" label={short} />, '', 'code.incomplete'),
  },
  'text-input': {
    line: () => <TextInput aria-label={short} defaultValue={long} />,
    lines: () => <TextArea aria-label={short} rows={2} defaultValue={long} />,
    labelled: () => <LabelledInput label={long} defaultValue={short} />,
  },
};
