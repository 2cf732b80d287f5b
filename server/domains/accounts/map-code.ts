import type { CodeModel, CodeRequestModel, Rest } from '../../model/models';
import { codeChannel } from './codes';
import { mapRefusal } from '../../model/map-refusal';

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
