/** The paths of pages that only customers visit; the other paths are in `paths.ts`, which every page loads. */
export const customerPaths = {
  profile: '/akun/profil',
  closeAccount: '/akun/profil/tutup',
  addresses: '/akun/alamat',
  topUp: '/akun/topup',
  withdraw: '/akun/withdraw',
  accountBalance: '/akun/balance',
  referral: '/akun/referral',
  referrals: '/akun/referral_list',
  points: '/akun/change-point',
  balance: '/saldo',
  invoices: '/invoice',
  notifications: '/akun/notifikasi',
  notificationSettings: '/akun/pengaturan/notifikasi',
} as const;

/** A file that the server sends. */
export const personalDataPath = '/akun/data-saya.json';

/** The path to which the customer's photo is sent, with its key. */
export const photoUploadPath = '/profile-photo';

/** The id of the profile's form, which a button in the header also submits. */
export const profileFormId = 'profile';

/** The page where a bill is paid; `id` is the bill's. */
export const billPaymentPath = (id: string) => `/m/payment/${encodeURIComponent(id)}`;
