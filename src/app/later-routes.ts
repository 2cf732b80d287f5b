import { ContentMode } from '../routing/content-mode';
import type { Route } from '../routing/define-route';
import { maintenanceRoute } from '../screens/maintenance/route';

const publicPages = [['/f/:value', ContentMode.FORM]] as const;

const privatePages = [
  ['/akun/profil', ContentMode.PROFILE],
  ['/akun/topup', ContentMode.ACCOUNT],
  ['/akun/withdraw', ContentMode.ACCOUNT],
  ['/akun/balance', ContentMode.ACCOUNT],
  ['/akun/referral', ContentMode.ACCOUNT],
  ['/akun/referral_list', ContentMode.ACCOUNT],
  ['/akun/change-point', ContentMode.POINTS],
  ['/saldo', ContentMode.BALANCE],
  ['/chat/:fromType/:fromId/:toType/:toId', ContentMode.CHAT],
  ['/m/payment/:viewUid', ContentMode.CHECKOUT],
  ['/invoice', ContentMode.INVOICE],
  ['/invoice/:id/checkout', ContentMode.INVOICE_CHECKOUT],
] as const;

/** Pages whose work comes later: a public one says so, a private one leads to sign-in first. */
export const laterRoutes: readonly Route[] = [
  ...publicPages.map(([path, content]) => ({ ...maintenanceRoute, path, content })),
  ...privatePages.map(([path, content]) => ({ ...maintenanceRoute, path, content, private: true })),
];
