import { ContentMode } from '../../routing/content-mode';
import type { Route } from '../../routing/define-route';
import { maintenanceRoute } from '../../screens/maintenance/route';

const pages = [
  ['/akun/profil', ContentMode.PROFILE],
  ['/akun/topup', ContentMode.ACCOUNT],
  ['/akun/withdraw', ContentMode.ACCOUNT],
  ['/akun/balance', ContentMode.ACCOUNT],
  ['/akun/referral', ContentMode.ACCOUNT],
  ['/akun/referral_list', ContentMode.ACCOUNT],
  ['/akun/change-point', ContentMode.POINTS],
  ['/saldo', ContentMode.BALANCE],
  ['/chat/:fromType/:fromId/:toType/:toId', ContentMode.CHAT],
  ['/m/payment/:id', ContentMode.CHECKOUT],
  ['/invoice', ContentMode.INVOICE],
  ['/invoice/:id/checkout', ContentMode.INVOICE_CHECKOUT],
] as const;

/** Customers' pages whose work comes later. They say so to everybody: nobody makes an account to learn it. */
export const placeholderRoutes: readonly Route[] = pages.map(([path, content]) => ({
  ...maintenanceRoute,
  path,
  content,
}));
