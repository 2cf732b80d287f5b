import { masked } from './rules/identity';
import type { components } from '../../__generated__/rest';
import type { CodeRow } from './queries/code-rows';
import type { CustomerProfile } from './queries/customers';
import { appWithDefaults } from '../../store-check/fill-defaults';
import type { Balances } from '../wallet/queries/wallets';

const secondsUntil = (time: number, now: Date) => Math.max(0, Math.ceil((time - now.getTime()) / 1000));

/** For a forgotten password, it reveals only what was typed. */
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

export function profileReply(
  { app: settings, invoice_count, ...profile }: CustomerProfile,
  { balance, points }: Balances,
): components['schemas']['Profile'] {
  const app = appWithDefaults({ ...settings });
  const { need_verified_phone, balance_flag, customer_points_flag, referral_flag, app_icon, name, invoice_icon } = app;
  return {
    ...profile,
    invoice_flag: invoice_count > 0 ? 1 : 0,
    invoice_icon: invoice_icon ?? null,
    infos: {
      customer_points_flag: customer_points_flag as 0 | 1,
      customer_points: points,
      need_verified_email: 0,
      verified_email_type: 1,
      need_verified_phone: need_verified_phone as 0 | 1 | 2,
      balance_flag: balance_flag as 0 | 1,
      balance,
      referral_flag: referral_flag as 0 | 1,
      app_icon: app_icon ?? null,
      app_name: name,
    },
  };
}
