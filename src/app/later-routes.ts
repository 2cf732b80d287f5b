import { ContentMode } from '../routing/content-mode';
import type { Route } from '../routing/define-route';
import { maintenanceRoute } from '../screens/maintenance/route';

const publicPages = [
  ['/login', ContentMode.ACCOUNT],
  ['/f/:value', ContentMode.FORM],
] as const;

const privatePages = [
  ['/verification-phone', ContentMode.ACCOUNT],
  ['/akun', ContentMode.ACCOUNT],
  ['/akun/profil', ContentMode.PROFILE],
  ['/akun/pengaturan', ContentMode.SETTINGS],
  ['/akun/pengaturan/password', ContentMode.SETTINGS],
  ['/akun/topup', ContentMode.ACCOUNT],
  ['/akun/withdraw', ContentMode.ACCOUNT],
  ['/akun/balance', ContentMode.ACCOUNT],
  ['/akun/shopping', ContentMode.ACCOUNT],
  ['/akun/referral', ContentMode.ACCOUNT],
  ['/akun/referral_list', ContentMode.ACCOUNT],
  ['/akun/change-point', ContentMode.POINTS],
  ['/akun/verifikasi-otp', ContentMode.ACCOUNT],
  ['/akun/logout', ContentMode.ACCOUNT],
  ['/saldo', ContentMode.BALANCE],
  ['/cart', ContentMode.CART],
  ['/checkout', ContentMode.CHECKOUT],
  ['/chat/:fromType/:fromId/:toType/:toId', ContentMode.CHAT],
  ['/p/payment/:viewUid', ContentMode.CHECKOUT],
  ['/m/payment/:viewUid', ContentMode.CHECKOUT],
  ['/order/:uniqueId/detail', ContentMode.ACCOUNT],
  ['/order/:uniqueId/check-payment', ContentMode.ACCOUNT],
  ['/order/:uniqueId/payment-info', ContentMode.ACCOUNT],
  ['/order/:uniqueId/type-payment', ContentMode.ACCOUNT],
  ['/order/:uniqueId/pending-payment', ContentMode.ACCOUNT],
  ['/beli-langsung/:uniqueId', ContentMode.CHECKOUT],
  ['/invoice', ContentMode.INVOICE],
  ['/invoice/:id/checkout', ContentMode.INVOICE_CHECKOUT],
] as const;

/** Pages whose work comes later: a public one says so, a private one leads to sign-in first. */
export const laterRoutes: readonly Route[] = [
  ...publicPages.map(([path, content]) => ({ ...maintenanceRoute, path, content })),
  ...privatePages.map(([path, content]) => ({ ...maintenanceRoute, path, content, private: true })),
];
