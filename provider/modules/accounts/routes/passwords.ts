import type { Clock } from '../../../clock';
import type { Handlers } from '../../../http/operations';
import { found } from '../../../errors/not-found';
import { codeReply } from '../reply/code-reply';
import { nothing, refusable } from '../../../http/refusable';
import type { Accounts } from '../index';
import type { Stores } from '../../stores';
import { requestOf } from './request-of';

export const passwordRoutes = (modules: Accounts & Stores, now: Clock) => {
  const { accounts } = modules;
  return {
    forgetPassword: ({ body: { app_view_uid, identity }, clientAddress }) =>
      refusable(async () => {
        const request = await accounts.forgetPassword(app_view_uid, identity.trim(), clientAddress);
        return codeReply(found(request, 'There is no such store'), now());
      }, nothing),

    resetPassword: ({ body, clientAddress }) =>
      refusable(async () => {
        const request = await requestOf(modules, body, ['reset']);
        await accounts.resetPassword(request, body.code, body.new_password, clientAddress);
        return null;
      }, nothing),

    changePassword: ({ customer, body: { old_password, new_password }, clientAddress }) =>
      refusable(async () => {
        await accounts.changePassword(customer, old_password, new_password, clientAddress);
        return null;
      }, nothing),
  } satisfies Partial<Handlers>;
};
