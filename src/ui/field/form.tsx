import { Form as FormElement, Formik, useFormikContext } from 'formik';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ObjectSchema } from 'yup';
import { token } from '../../theme/token';
import { Button } from '../button/button';

export interface SubmitButtonProps {
  /** What was sent is on its way: a second tap sends nothing. */
  busy?: boolean;
  disabled?: boolean;
  /** Replaces checking and sending the form. */
  onSend?: (() => void) | undefined;
  children: ReactNode;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Wide = styled(Button)`
  svg {
    animation: ${turn} 0.8s linear infinite;
  }
`;

export const SubmitButton = ({ busy = false, disabled = false, onSend, children }: SubmitButtonProps) => (
  <Wide
    $wide
    type="submit"
    disabled={disabled}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy || onSend) event.preventDefault();
      if (!busy) onSend?.();
    }}
  >
    {busy && <LoaderCircle size={18} aria-hidden />}
    {children}
  </Wide>
);

export interface FormProps<Values extends object> {
  initial: Values;
  /** Its messages are keys of the catalogue. */
  schema: ObjectSchema<Values>;
  onSubmit: (values: Values) => void;
  /** Told of every change, for who keeps what was typed. */
  onChange?: (values: Values) => void;
  /** For a button outside of it that sends it. */
  id?: string;
  /** Sent with errors. */
  onInvalid?: () => void;
  children: ReactNode;
}

const Layout = styled(FormElement)`
  display: grid;
  gap: ${token('space-4')};
`;

/** Takes whoever sent a form with errors to the first of them. */
function ErrorFocus({ onInvalid }: { onInvalid: (() => void) | undefined }) {
  const { submitCount, isSubmitting, isValid, isValidating } = useFormikContext();
  const ref = useRef<HTMLSpanElement>(null);
  const checked = useRef(0);
  useEffect(() => {
    if (submitCount === checked.current || isSubmitting || isValidating) return;
    checked.current = submitCount;
    if (isValid) return;
    onInvalid?.();
    const first = ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // At an edge of the window it would be below a bar that sticks there.
    first?.scrollIntoView({ block: 'center' });
    // Once for each time that it is sent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting, isValidating]);
  return <span ref={ref} hidden />;
}

function ChangeTeller<Values>({ onChange }: { onChange: (values: Values) => void }) {
  const { values, initialValues } = useFormikContext<Values>();
  const tellChange = useEffectEvent(onChange);
  useEffect(() => {
    if (values !== initialValues) tellChange(values);
  }, [values, initialValues]);
  return null;
}

/** A form whose schema owns the rules: fields say what is wrong once it has been sent. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { id, initial, schema, onSubmit, onChange, onInvalid, children } = props;
  return (
    <Formik<Values>
      initialValues={initial}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={(values) => onSubmit(schema.cast(values) as Values)}
    >
      {/* A form that is submitted before its script has loaded must not put what was typed into a URL. */}
      <Layout id={id} noValidate method="dialog">
        {children}
        <ErrorFocus onInvalid={onInvalid} />
        {onChange && <ChangeTeller onChange={onChange} />}
      </Layout>
    </Formik>
  );
}
