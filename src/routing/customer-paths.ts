/** Where the pages are that only customers come to; the rest of the table is `paths.ts`, which every page loads. */
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

/** A file that the server answers. */
export const personalDataPath = '/akun/data-saya.json';

/** Where the customer's photo is sent to, named by its key. */
export const photoUploadPath = '/profile-photo';

/** The form of the profile's page, which a button of the header sends too. */
export const profileFormId = 'profile';

/** Where a bill is paid; `id` is the bill's. */
export const billPaymentPath = (id: string) => `/m/payment/${encodeURIComponent(id)}`;
