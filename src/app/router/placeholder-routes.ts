import { ContentMode, type Route } from '../../routing/define-route';
import { maintenanceRoute } from '../../screens/maintenance/route';
import { customerPaths } from '../../routing/customer-paths';
import { customerPatterns } from '../../routing/customer-patterns';

const pages = [
  [customerPaths.profile, ContentMode.PROFILE],
  [customerPatterns.chat, ContentMode.CHAT],
  [customerPatterns.menuPayment, ContentMode.CHECKOUT],
] as const;

/** Customers' pages whose work comes later. They say so to everybody: nobody makes an account to learn it. */
export const placeholderRoutes: readonly Route[] = pages.map(([path, content]) => ({
  ...maintenanceRoute,
  path,
  content,
}));
