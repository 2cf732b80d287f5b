import type { FormValueInput, Store, SubmitFormInput } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { mapOutcome } from '../../model/map-refusal';
import { mapForm } from './mapping';
import type { OutcomeModel, StoreFormModel } from '../../model/models';

function valueOf({ text, options, file, position }: FormValueInput) {
  if (position) return { lat: position.latitude, lng: position.longitude };
  return options ?? file ?? text ?? '';
}

/** The form's answers in the provider's format. */
export const formData = (answers: readonly FormValueInput[]) =>
  JSON.stringify(answers.map((answer) => ({ view_uid: answer.line, value: valueOf(answer) })));

const isFormName = (name: string) => /^[A-Za-z0-9_-]{1,40}$/.test(name);

export const createForms = (provider: ProviderCalls, { codename }: Pick<Store, 'codename'>) => ({
  /** Null if the store has no such page. */
  async find(name: string): Promise<StoreFormModel | null> {
    if (!isFormName(name)) return null;
    const reply = await provider.getForm({ value: name, codename }, { orNull: true });
    if (!reply) return null;
    const { view_uid: id, title, description, thanks, lines } = reply.data;
    return { id, title, description, thanks, lines: mapForm(lines) };
  },

  /** Null if the store has no such page. */
  async submit({ name, form, idempotencyKey }: SubmitFormInput): Promise<OutcomeModel | null> {
    if (!isFormName(name)) return null;
    const fields = { value: name, form_data: formData(form), session_code: idempotencyKey };
    const reply = await provider.submitForm(fields, { orNull: true });
    return reply && mapOutcome(reply);
  },
});
