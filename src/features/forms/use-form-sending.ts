import { useMemo } from 'react';
import { formSendingMachine } from '../../../machines/forms/form-sending';
import type { PlacedOrder } from '../../../machines/orders/order-submission';
import { SubmitFormDocument } from '../../__generated__/documents/submit-form';
import { useFlow } from '../../actors/use-flow';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import { usePersistedCode, useStoredCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';
import type { FilledLine } from './form-schema';

interface FormAnswers extends PlacedOrder {
  name: string;
  form: FilledLine[];
}

const send: Send<FormAnswers> = async (execute, { name, form, idempotencyKey }) =>
  readSubmission(
    await execute(SubmitFormDocument, { form: { name, form, idempotencyKey } }),
    (data) => data.submitForm,
  );

/**
 * Sends a customer's answers to a form exactly once.
 * @param name of the form's page
 * @param customer the customer's id; empty while nobody is signed in
 */
export function useFormSending(name: string, customer: string) {
  const { code, store } = useStoredCode('local/customer/formSubmission', customer, name);
  const submission = useSubmission(send);
  const machine = useMemo(() => formSendingMachine.provide({ actors: { submission } }), [submission]);
  const flow = useFlow(machine, { input: { sessionCode: code } });
  usePersistedCode(flow, store);
  return {
    flow,
    submit: (form: FilledLine[]) => {
      const answers: FormAnswers = { name, form, total: 0 };
      flow.send({ type: 'form.submit', answers, code: newSessionCode() });
    },
  };
}
