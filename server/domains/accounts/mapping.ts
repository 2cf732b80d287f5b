import type { ProfileModel, Rest } from '../../model/models';
import { languageOf } from '../../model/language-codes';
import { phoneVerification } from '../stores/codes';
import type { StoreRecord } from '../stores/store-record';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';

export const mapProfile = (profile: Rest['Profile'], { wallet }: StoreRecord): ProfileModel => ({
  id: profile.view_uid,
  name: profile.name,
  username: profile.username,
  email: profile.email,
  phone: profile.phone,
  photo: mediaPath(profile.photo),
  ownPhoto: profile.photo_uid,
  emailVerified: profile.verified_email === 1,
  phoneVerified: profile.verified_phone === 1,
  language: languageOf(profile.language),
  verification: {
    phone: phoneVerification(profile.infos.need_verified_phone),
    emailNeeded: profile.infos.need_verified_email === 1,
    emailByCode: profile.infos.verified_email_type === 1,
  },
  balance: profile.infos.balance_flag === 1 ? exactMoney(profile.infos.balance, wallet.currency) : null,
  balanceMode: wallet.mode,
  points: profile.infos.customer_points_flag === 1 ? Math.max(0, profile.infos.customer_points) : null,
  referralShown: profile.infos.referral_flag === 1,
  invoiceNotice:
    profile.invoice_flag === 1
      ? { pending: Math.max(0, profile.cnt_invoice_pending), icon: mediaPath(profile.invoice_icon) }
      : null,
});
