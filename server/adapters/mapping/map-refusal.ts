import type { Money } from '../../__generated__/resolvers';
import { refusalCode } from '../codes/code-table';
import type { DoneModel, RefusalModel, CodeModel, CodeRequestModel, Rest } from '../model/models';
import { codeChannel } from '../codes/account-codes';

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

export const mapCodeRequest = (code: Rest['CodeRequest']): CodeRequestModel => ({
  __typename: 'CodeRequest',
  id: code.request_id,
  channel: codeChannel(code.channel),
  sentTo: code.sent_to,
  expiresIn: Math.max(0, code.expires_in),
  resendIn: Math.max(0, code.resend_in),
});

export const mapCode = (reply: Rest['CodeReply']): CodeModel =>
  reply.success && reply.data ? mapCodeRequest(reply.data) : mapRefusal(reply);
