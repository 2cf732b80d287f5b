import { masked } from '../rules/identity';
import type { components } from '../../../__generated__/rest';
import type { CodeRow } from '../queries/code-rows';

const secondsUntil = (time: number, now: Date) => Math.max(0, Math.ceil((time - now.getTime()) / 1000));

/** What is told of a request: of a forgotten password nothing but what was typed. */
export const codeReply = (
  { requestId, channel, purpose, subject, recipient, sentAt, expiresAt }: CodeRow,
  now: Date,
): components['schemas']['CodeRequest'] => ({
  request_id: requestId,
  channel,
  sent_to: masked(purpose === 'reset' ? subject : recipient),
  expires_in: secondsUntil(expiresAt.getTime(), now),
  resend_in: secondsUntil(sentAt.getTime() + 60_000, now),
});
