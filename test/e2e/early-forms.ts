import type { Page } from '@playwright/test';
import { becomeBuyer, becomeCustomer, verifyPhone } from './customer';

export interface EarlyForm {
  name: string;
  path: string;
  as?: (page: Page) => Promise<unknown>;
  /** False if ticking it unticks others. */
  ticks?: boolean;
  /** The files of `src/` whose fields are on the page. */
  files: readonly string[];
}

const ronasenja = (page: Page) => becomeCustomer(page, 'ronasenja');
const plasanusa = (page: Page) => becomeCustomer(page, 'plasanusa');

export const earlyForms: readonly EarlyForm[] = [
  { name: 'search', path: '/kebunara', files: ['app/shell/search/search-box'] },
  { name: 'filters', path: '/kebunara/search/0', files: ['screens/search/filter-panel'] },
  {
    name: 'search in a shop',
    path: '/kebunara/p/kebun_cisarua-kebuncisarua',
    files: ['renderers/items/pages/shop/shop-page'],
  },
  { name: 'login', path: '/kebunara/login', files: ['screens/login/way-forms'] },
  {
    name: 'form of a store',
    path: '/bereskan/f/survei-rumah',
    as: async (page) => {
      await becomeCustomer(page, 'bereskan');
      await verifyPhone(page);
    },
    files: ['screens/form/form-screen', 'features/forms/form-lines', 'features/forms/file-line'],
  },
  { name: 'form of a store for guests', path: '/plasanusa/f/buka-toko', files: [] },
  {
    name: 'cart',
    path: '/kebunara/cart',
    as: (page) => becomeBuyer(page, 'kebunara', 'bayam250'),
    ticks: false,
    files: ['screens/cart/cart-group-section', 'screens/cart/cart-line-row'],
  },
  {
    name: 'checkout',
    path: '/kebunara/checkout',
    as: (page) => becomeBuyer(page, 'kebunara', 'bayam250'),
    files: [
      'features/checkout/sections/note-section',
      'features/buying/voucher-section',
      'features/checkout/sections/dropship-section',
      'features/checkout/sections/lines-section',
    ],
  },
  { name: 'profile', path: '/ronasenja/akun/profil', as: ronasenja, files: ['screens/profile/profile-screen'] },
  { name: 'closing', path: '/ronasenja/akun/profil/tutup', as: ronasenja, files: ['screens/profile/closing-screen'] },
  {
    name: 'settings',
    path: '/plasanusa/akun/pengaturan',
    as: plasanusa,
    files: ['screens/settings/settings-screen', 'features/addresses/address-form'],
  },
  {
    name: 'password',
    path: '/plasanusa/akun/pengaturan/password',
    as: plasanusa,
    files: ['screens/settings/password-screen'],
  },
  {
    name: 'notifications',
    path: '/plasanusa/akun/pengaturan/notifikasi',
    as: plasanusa,
    files: ['screens/settings/notification-settings-screen'],
  },
  { name: 'top-up', path: '/plasanusa/akun/topup', as: plasanusa, files: ['features/wallet/panel'] },
  { name: 'withdrawal', path: '/plasanusa/akun/withdraw', as: plasanusa, files: ['features/wallet/withdrawal-fields'] },
  {
    name: 'purchases',
    path: '/ronasenja/akun/shopping?cari=tas',
    as: ronasenja,
    files: ['screens/purchases/purchases-top'],
  },
  { name: 'invoices', path: '/ronasenja/invoice', as: ronasenja, files: ['screens/invoices/invoices-top'] },
  {
    name: 'phone',
    path: '/plasanusa/verification-phone',
    as: plasanusa,
    files: ['screens/verify/verify-phone-screen'],
  },
  {
    name: 'chat',
    path: '/kebunara/chat/0/0/1/kbn_app',
    as: (page) => becomeCustomer(page, 'kebunara'),
    files: ['screens/chat/composer'],
  },
];

/**
 * Fields that are not in the server's HTML, because they appear in a sheet, a later step, or after an answer. The field
 * of the referral page is in it, but is read-only: its code is copied.
 */
export const laterForms: readonly string[] = [
  'app/shell/search/keyword-sheet',
  'features/accounts/code-entry',
  'features/bills/bill-fields',
  'features/bills/bill-options',
  'features/bookings/booking-sheet',
  'features/bookings/time-picker',
  'features/catalogue/choice/choice-option',
  'features/catalogue/choice/option-chips',
  'features/search/location-picker',
  'features/accounts/profile/photo-sheet',
  'features/referral/code-entry',
  'features/rides/goods-form',
  'features/rides/ride-extras',
  'features/share/share-sheet',
  'features/payments/spending-sheet',
  'screens/invoices/proof-picker',
  'screens/referral/referral-screen',
  'screens/ride/ride-fields',
  'screens/ride/ride-moment',
  'screens/ride/ride-note',
];
