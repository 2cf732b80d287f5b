import type { Done } from '../__generated__/studio-resolvers';
import { staffRefusalCode } from './codes';
import type { RefusalModel } from './models';

interface StaffReply {
  readonly success: boolean;
  readonly message: string;
  readonly error_code: string | null;
}

export const refusalOf = ({ error_code, message }: Omit<StaffReply, 'success'>): RefusalModel => ({
  __typename: 'Refusal',
  code: staffRefusalCode(error_code),
  message,
});

/** The model of a reply's data, or its refusal. */
export const resultOf = <Data, Model>(
  reply: StaffReply & { readonly data: Data | null },
  map: (data: Data) => Model,
): Model | RefusalModel => (reply.success && reply.data !== null ? map(reply.data) : refusalOf(reply));

export const outcomeOf = (reply: StaffReply): (Done & { readonly __typename: 'Done' }) | RefusalModel =>
  reply.success ? { __typename: 'Done', message: reply.message } : refusalOf(reply);
