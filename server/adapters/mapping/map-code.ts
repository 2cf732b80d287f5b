import { codeChannel } from '../codes/one-time-code';
import type { CodeModel, Rest } from '../models';
import { mapRefusal } from './map-refusal';

export const mapCode = (reply: Rest['CodeReply']): CodeModel =>
  reply.success && reply.data
    ? {
        __typename: 'CodeRequest',
        id: reply.data.request_id,
        channel: codeChannel(reply.data.channel),
        sentTo: reply.data.sent_to,
        expiresIn: Math.max(0, reply.data.expires_in),
        resendIn: Math.max(0, reply.data.resend_in),
      }
    : mapRefusal(reply);
