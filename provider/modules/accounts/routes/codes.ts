import { requireText } from '../../../clean-text';
import type { CodePurpose } from '../../mail/queries/messages';
import { orNotFound, BadRequest } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { CodeRow, CodeTarget } from '../queries/code-rows';
import type { Accounts } from '../index';
import type { Stores } from '../../stores';
import { canonicalPhone, isReachable } from '../rules/identity';
import { signedOut } from '../../../http/authenticate';
import type { SignedInCustomer } from '../../../customer';
import type { Clock } from '../../../clock';
import type { Handlers } from '../../../http/operations';
import type { OperationRequest } from '../../../contract/operations';
import { codeReply } from '../reply';
import { nothing, refusable } from '../../../contract/envelope';
import type { Wallet } from '../../wallet';
import { profileOf } from './sessions';

/**
 * @throws Refused CODE_EXPIRED if there is no request for these purposes. @throws NotFound if there is no such store.
 */
async function requestOf(
  { stores: { stores }, accounts: { accounts } }: { stores: Stores; accounts: Accounts },
  { app_view_uid, request_id }: { app_view_uid: string; request_id: string },
  purposes: readonly CodePurpose[],
): Promise<CodeRow> {
  const storeId = orNotFound(await stores.idOf(app_view_uid), 'The store does not exist');
  const request = await accounts.codes.find(storeId, request_id);
  if (!request || !purposes.includes(request.purpose)) throw new Refused('CODE_EXPIRED');
  return request;
}

type Body = OperationRequest<'requestCode'>['body'];

export const codeRoutes = (modules: { accounts: Accounts; stores: Stores; wallet: Wallet }, now: Clock) => {
  const {
    accounts: { accounts, customers },
  } = modules;
  const profile = profileOf(modules);

  const toEmail = async ({ id, storeId }: SignedInCustomer): Promise<CodeTarget> => {
    const { email } = orNotFound(await customers.profile(id));
    return { storeId, purpose: 'email', subject: `${id}`, customerId: id, channel: 'email', recipient: email };
  };

  /** @throws Refused PHONE_MISSING, PHONE_TAKEN */
  const toPhone = async ({ id, storeId }: SignedInCustomer, { channel, phone = '' }: Body): Promise<CodeTarget> => {
    if (channel === 'email') throw new BadRequest('A phone is verified by sms or whatsapp');
    const recipient = canonicalPhone(phone) || orNotFound(await customers.profile(id)).phone;
    if (!isReachable(recipient)) throw new Refused('PHONE_MISSING');
    if (await customers.isPhoneOfAnother(id, recipient)) throw new Refused('PHONE_TAKEN');
    return { storeId, purpose: 'phone', subject: `${id}`, customerId: id, channel, recipient };
  };

  return {
    register: ({
      body: { app_view_uid, name, email, phone = '', password, language = 'in', consent_version },
      clientAddress,
    }) =>
      refusable(async () => {
        const person = {
          name: requireText(name),
          email: email.trim(),
          phone: canonicalPhone(phone),
          language,
          consentVersion: consent_version ?? null,
        };
        const request = await accounts.register(app_view_uid, person, password, clientAddress);
        return codeReply(orNotFound(request, 'The store does not exist'), now());
      }, nothing),

    async requestCode({ body, customer, clientAddress }, reply) {
      const { app_view_uid, purpose, request_id = '' } = body;
      if (purpose === 'phone' || purpose === 'email') {
        if (customer?.storeUid !== app_view_uid) return signedOut(reply);
        return refusable(async () => {
          const target = await (purpose === 'phone' ? toPhone(customer, body) : toEmail(customer));
          return codeReply(await accounts.codes.request(target, clientAddress), now());
        }, nothing);
      }
      return refusable(async () => {
        const request = await requestOf(modules, { app_view_uid, request_id }, [purpose]);
        return codeReply(await accounts.codes.resend(request, clientAddress), now());
      }, nothing);
    },

    verifyCode: ({ body, clientAddress }) =>
      refusable(async () => {
        const request = await requestOf(modules, body, ['register', 'phone', 'email', 'new_email']);
        const { token, customerId } = await accounts.verify(request, body.code, {
          address: clientAddress,
          device: body.device ?? '',
        });
        return { token, profile: await profile(customerId) };
      }, nothing),

    verifyEmail: ({ customer, clientAddress }) =>
      refusable(
        async () => codeReply(await accounts.codes.request(await toEmail(customer), clientAddress), now()),
        nothing,
      ),
  } satisfies Partial<Handlers>;
};

export const passwordRoutes = (modules: { accounts: Accounts; stores: Stores }, now: Clock) => {
  const {
    accounts: { accounts },
  } = modules;
  return {
    forgetPassword: ({ body: { app_view_uid, identity }, clientAddress }) =>
      refusable(async () => {
        const request = await accounts.forgetPassword(app_view_uid, identity.trim(), clientAddress);
        return codeReply(orNotFound(request, 'The store does not exist'), now());
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
