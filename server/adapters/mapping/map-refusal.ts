import type { Money } from '../../__generated__/resolvers';
import { refusalCode } from '../codes/refusal-code';
import type { DoneModel, RefusalModel } from '../models';

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

/** What was asked for is in no cart. */
export const lineGone: RefusalModel = { __typename: 'Refusal', code: 'LINE_GONE', message: '', total: null };
