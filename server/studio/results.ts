import type { Done } from '../__generated__/studio-resolvers';
import type { components } from '../__generated__/studio-rest';
import { staffRefusalCode } from './codes';
import type { RefusalModel } from './models';

interface StaffReply {
  readonly success: boolean;
  readonly message: string;
  readonly error_code: string | null;
  readonly schedule?: components['schemas']['RefusedSchedule'] | null;
}

export const endKind = (end: 'schedule' | 'end') => (end === 'end' ? 'END' : 'BEGIN');

export const refusalOf = ({ error_code, message, schedule }: Omit<StaffReply, 'success'>): RefusalModel => ({
  __typename: 'Refusal',
  code: staffRefusalCode(error_code),
  message,
  schedule: schedule ? { ...schedule, end: endKind(schedule.end) } : null,
});

/** The model of a reply's data, or its refusal. */
export const resultOf = <Data, Model>(
  reply: StaffReply & { readonly data: Data | null },
  map: (data: Data) => Model,
): Model | RefusalModel => (reply.success && reply.data !== null ? map(reply.data) : refusalOf(reply));

export const outcomeOf = (reply: StaffReply): (Done & { readonly __typename: 'Done' }) | RefusalModel =>
  reply.success ? { __typename: 'Done', message: reply.message } : refusalOf(reply);
