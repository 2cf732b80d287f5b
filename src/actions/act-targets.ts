const customer = (path: string) => ({ path, needsCustomer: true });
const everybody = (path: string) => ({ path, needsCustomer: false });

/** What `act` links of custom html open; `back` alone has no path. */
export const actTargets: ReadonlyMap<string, { path: string; needsCustomer: boolean }> = new Map([
  ['admin', customer('/maintenance')],
  ['account', customer('/akun')],
  ['topup', customer('/akun/topup')],
  ['withdraw', customer('/akun/withdraw')],
  ['cart', customer('/cart')],
  ['balance', customer('/akun/balance')],
  ['message_list', customer('/chat/0/0/0/0')],
  ['profile', customer('/akun/profil')],
  ['address', customer('/akun/pengaturan')],
  ['password', customer('/akun/pengaturan/password')],
  ['shopping', customer('/akun/shopping')],
  ['referral', customer('/akun/referral')],
  ['referral_list', customer('/akun/referral_list')],
  ['customer_points', customer('/akun/change-point')],
  ['verified_email', customer('/akun/verifikasi-otp')],
  ['verified_phone', customer('/verification-phone')],
  ['nearme', everybody('/nearme')],
  ['logout', customer('/akun/logout')],
  ['discussion', everybody('/maintenance')],
  ['driver', everybody('/maintenance')],
  ['partner', everybody('/maintenance')],
]);
