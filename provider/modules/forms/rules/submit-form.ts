import type { Clock } from '../../../clock';
import { NotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { SignedInCustomer } from '../../../customer';
import type { createAttempts } from '../../attempts/queries';
import { parseList } from '../../directions/rules/extra-services';
import { formOf } from '../../stores/queries/form-of';
import { addFormAnswer, countFormAnswers } from '../queries';
import { fillFormOf } from './form-files';
import { checkFormData } from './form-values';

const maxAnswers = 20;
const windowMs = 600_000;

export interface FormFields {
  form_data: string;
  session_code: string;
}

/** Once per session code, in one transaction. @throws NotFound if the store has no page of that form */
export const submitForm =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) =>
  (customer: Pick<SignedInCustomer, 'id' | 'storeId'>, uid: string, { form_data, session_code }: FormFields) =>
    attempts.once(
      { customerId: customer.id, sessionCode: session_code, operation: 'submitForm', fields: { uid, form_data } },
      async (transaction) => {
        const form = await formOf(transaction, customer.storeId, uid);
        if (!form?.title) throw new NotFound('The form does not exist');
        const at = now();
        const since = new Date(at.getTime() - windowMs);
        if ((await countFormAnswers(transaction, customer.id, since)) >= maxAnswers)
          throw new Refused('TOO_MANY_GUESSES');
        const sent = parseList(form_data, checkFormData, 'form_data');
        const lines = await fillFormOf(transaction, customer.id, form, sent);
        await addFormAnswer(transaction, { customer, form, lines, at });
        return null;
      },
    );
