import type { ActionContext, ActionEntry } from './action-entry';

export const customerPage = (path: string | ((context: ActionContext) => string)): ActionEntry => ({
  needsCustomer: true,
  target: (_action, context) => ({ kind: 'route', path: typeof path === 'string' ? path : path(context) }),
});
