import { Form as FormElement, Formik, useFormikContext } from 'formik';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ObjectSchema } from 'yup';
import { token } from '../../theme/token';
import { Button } from '../button/button';

export interface SubmitButtonProps {
  /** The form is being submitted: a second tap does nothing. */
  busy?: boolean;
  disabled?: boolean;
  /** Called instead of validating and submitting the form. */
  onSend?: (() => void) | undefined;
  children: ReactNode;
}

const spin = keyframes`
  to { rotate: 1turn; }
`;

const Wide = styled(Button)`
  svg {
    animation: ${spin} 0.8s linear infinite;
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
  /** Its messages are message keys. */
  schema: ObjectSchema<Values>;
  onSubmit: (values: Values) => void;
  /** Called after every change, for callers that store a draft. */
  onChange?: (values: Values) => void;
  /** For a submit button outside the form. */
  id?: string;
  /** Called when the form is submitted with errors. */
  onInvalid?: () => void;
  children: ReactNode;
}

const Layout = styled(FormElement)`
  display: grid;
  gap: ${token('space-4')};
`;

/** Moves the focus to the first error after a submit. */
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
    // At an edge of the window a sticky bar would cover it.
    first?.scrollIntoView({ block: 'center' });
    // Once for each submit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, isSubmitting, isValidating]);
  return <span ref={ref} hidden />;
}

function ChangeListener<Values>({ onChange }: { onChange: (values: Values) => void }) {
  const { values, initialValues } = useFormikContext<Values>();
  const reportChange = useEffectEvent(onChange);
  useEffect(() => {
    if (values !== initialValues) reportChange(values);
  }, [values, initialValues]);
  return null;
}

/** A form whose rules are in its schema. Fields show their errors after the first submit. */
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
        {onChange && <ChangeListener onChange={onChange} />}
      </Layout>
    </Formik>
  );
}
