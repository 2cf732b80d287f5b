import { requireText } from '../../../clean-text';
import { orNotFound } from '../../../errors/call-errors';
import type { Clock } from '../../../clock';
import { codeReply, profileReply } from '../reply';
import type { Accounts } from '../index';
import { canonicalPhone } from '../rules/identity';
import type { Wallet } from '../../wallet';
import type { Handlers } from '../../../http/operations';
import { ok, accepted, nothing, refusable } from '../../../contract/envelope';

export const profileOf =
  ({ accounts: { customers }, wallet: { wallets } }: { accounts: Accounts; wallet: Wallet }) =>
  async (customerId: number) =>
    profileReply(orNotFound(await customers.profile(customerId)), await wallets.balancesOf(customerId));

export const sessionRoutes = (modules: { accounts: Accounts; wallet: Wallet }, now: Clock) => {
  const {
    accounts: { accounts, confirmSpending, sessions },
  } = modules;
  const profile = profileOf(modules);
  return {
    signIn: ({ body: { app_view_uid, identity, password, device = '' }, clientAddress }) =>
      refusable(async () => {
        const session = orNotFound(
          await accounts.signIn(app_view_uid, identity.trim(), password, { address: clientAddress, device }),
          'The store does not exist',
        );
        return { token: session.token, profile: await profile(session.customerId) };
      }, nothing),

    async confirmSpending({ customer, body, clientAddress }) {
      const { success, message, error_code } = await refusable(
        () => confirmSpending(customer, body, clientAddress),
        nothing,
      );
      return { success, message, error_code };
    },

    async getProfile({ customer }) {
      return ok(await profile(customer.id));
    },

    saveProfile: ({ customer, body: { email, username, name, phone = '' }, clientAddress }) =>
      refusable(async () => {
        const fields = {
          email: email.trim(),
          username: username.trim(),
          name: requireText(name),
          phone: canonicalPhone(phone),
        };
        const code = await accounts.saveProfile(customer, fields, clientAddress);
        return { profile: await profile(customer.id), code: code && codeReply(code, now()) };
      }, nothing),

    async listSessions({ customer }) {
      return ok(await sessions.list(customer));
    },

    async endSessions({ customer, body: { session_uid = null } }) {
      await sessions.endOthers(customer, session_uid);
      return accepted(null);
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
