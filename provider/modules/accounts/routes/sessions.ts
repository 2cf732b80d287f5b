import type { Handlers } from '../../../http/operations';
import { found } from '../../../errors/not-found';
import { ok } from '../../../http/envelope';
import { accepted, nothing, refusable } from '../../../http/refusable';
import type { Accounts } from '../index';
import type { Wallet } from '../../wallet';
import { profileOf } from './profile-of';

export const sessionRoutes = (modules: Accounts & Wallet) => {
  const { accounts, sessions } = modules;
  const profile = profileOf(modules);
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
