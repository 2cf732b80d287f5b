import { Form as FormElement, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ObjectSchema } from 'yup';
import { token } from '../../theme/token';

export interface FormProps<Values extends object> {
  initial: Values;
  /** Its messages are keys of the catalogue. */
  schema: ObjectSchema<Values>;
  onSubmit: (values: Values) => void;
  /** Told of every change, for who keeps what was typed. */
  onChange?: (values: Values) => void;
  children: ReactNode;
}

const Layout = styled(FormElement)`
  display: grid;
  gap: ${token('space-4')};
`;

/** Takes whoever sent a form with errors to the first of them. */
function ErrorFocus() {
  const { submitCount, isValid, isValidating } = useFormikContext();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isValidating || isValid) return;
    ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Once for each time that it is sent.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isValidating]);
  return <span ref={ref} hidden />;
}

function ChangeTeller<Values>({ onChange }: { onChange: (values: Values) => void }) {
  const { values, initialValues } = useFormikContext<Values>();
  useEffect(() => {
    if (values !== initialValues) onChange(values);
  }, [values, initialValues, onChange]);
  return null;
}

/** A form whose schema owns the rules: fields say what is wrong once it has been sent. */
export function Form<Values extends object>({ initial, schema, onSubmit, onChange, children }: FormProps<Values>) {
  return (
    <Formik<Values>
      initialValues={initial}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={(values) => onSubmit(schema.cast(values) as Values)}
    >
      {/* Sent before its script is there, it goes nowhere, and what was typed into no address. */}
      <Layout noValidate method="dialog">
        {children}
        <ErrorFocus />
        {onChange && <ChangeTeller onChange={onChange} />}
      </Layout>
    </Formik>
  );
}
