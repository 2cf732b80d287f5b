import type { Handlers } from '../http/operations';
import { found } from '../not-found';
import { ok } from '../replies/envelope';
import { accepted, nothing, refusable } from '../replies/refusable';
import type { Repositories } from '../repositories/repositories';
import { profileOf } from './profile-of';

export const sessionRoutes = (repositories: Repositories) => {
  const { accounts, sessions } = repositories;
  const profile = profileOf(repositories);
  return {
    signIn: ({ body: { app_view_uid, identity, password }, clientAddress }) =>
      refusable(async () => {
        const opened = found(
          await accounts.signIn(app_view_uid, identity.trim(), password, clientAddress),
          'There is no such store',
        );
        return { token: opened.token, profile: await profile(opened.customerId) };
      }, nothing),

    async getProfile({ customer }) {
      return ok(await profile(customer.id));
    },

    async signOut({ customer }) {
      await sessions.end(customer.tokenId);
      return accepted(null);
    },

    async signOutEverywhere({ customer }) {
      await sessions.endAll(customer.id);
      return accepted(null);
    },
  } satisfies Partial<Handlers>;
};
