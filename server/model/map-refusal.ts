import type { Money } from '../__generated__/resolvers';
import { refusalCode } from './code-table';
import type { DoneModel, RefusalModel } from './models';

interface Refused {
  readonly error_code: string | null;
  readonly message: string;
}

export const mapRefusal = ({ error_code, message }: Refused, total: Money | null = null): RefusalModel => ({
  __typename: 'Refusal',
  code: refusalCode(error_code),
  message,
  total,
});

export const mapOutcome = (reply: Refused & { readonly success: boolean }): DoneModel | RefusalModel =>
  reply.success ? { __typename: 'Done', message: reply.message } : mapRefusal(reply);

export const lineGone: RefusalModel = { __typename: 'Refusal', code: 'LINE_GONE', message: '', total: null };

export const addressGone: RefusalModel = { __typename: 'Refusal', code: 'ADDRESS_GONE', message: '', total: null };
