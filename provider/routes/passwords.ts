import type { Clock } from '../clock';
import type { Handlers } from '../http/operations';
import { found } from '../not-found';
import { codeReply } from '../replies/code-reply';
import { nothing, refusable } from '../replies/refusable';
import type { Repositories } from '../repositories/repositories';
import { requestOf } from './request-of';

export const passwordRoutes = (repositories: Repositories, now: Clock) => {
  const { accounts } = repositories;
  return {
    forgetPassword: ({ body: { app_view_uid, identity }, clientAddress }) =>
      refusable(async () => {
        const request = await accounts.forgetPassword(app_view_uid, identity.trim(), clientAddress);
        return codeReply(found(request, 'There is no such store'), now());
      }, nothing),

    resetPassword: ({ body, clientAddress }) =>
      refusable(async () => {
        const request = await requestOf(repositories, body, ['reset']);
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
