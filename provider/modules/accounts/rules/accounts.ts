import { channelOf, isUsername, phoneOf } from './identity';
import {
  lockNotice,
  newEmailNotice,
  newPasswordNotice,
  newPhoneNotice,
  type Notice,
} from '../../mail/queries/messages';
import type { Passwords } from '../../../password';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { CodeRow } from '../queries/code-rows';
import { addresseeOf, createCustomers, type CustomerCredentials, type ProfileFields } from '../queries/customers';
import { type Attempt, createAttemptLimiter } from '../queries/attempt-limiter';
import { createOneTimeCodes } from './one-time-codes';
import { createOutbox } from '../../mail/queries/outbox';
import { createRegistrations, type Registration } from '../queries/registrations';
import { createSessions } from '../queries/secrets';

export interface OpenSession {
  customerId: number;
  /** Null if the customer was already signed in. */
  token: string | null;
}

/** Known and unknown identities get the same answer, with the same amount of work. */
/** Where a session is opened from: a network address, if it is known, and what its customer calls the browser. */
interface Browser {
  address: string | null;
  device: string;
}

export function createAccounts(database: Database, now: Clock, passwords: Passwords) {
  const customers = createCustomers(database);
  const attemptLimiter = createAttemptLimiter(database, now);
  const outbox = createOutbox(database);
  const sessions = createSessions(database, now);
  const registrations = createRegistrations(database, now);
  const codes = createOneTimeCodes(database, now, { attemptLimiter, outbox });

  const take = async (attempt: Attempt) => {
    await attemptLimiter.slowDown(attempt);
    const permission = await attemptLimiter.take(attempt);
    if (permission === 'refused') throw new Refused('TOO_MANY_GUESSES');
    return permission;
  };

  /** Does the same work if there is no customer. */
  const sendLockNotice = async (storeId: number, customer: CustomerCredentials | null) => {
    const { store, language } = await addresseeOf(database, storeId, customer?.id ?? null);
    const message = {
      storeId,
      customerId: customer?.id ?? null,
      channel: 'email',
      recipient: customer?.email ?? '',
      ...lockNotice[language](store),
    } as const;
    await outbox.sendOnceADay(database, message, customer !== null);
  };

  const identify = (storeUid: string, identity: string) => customers.identify(storeUid, identity, phoneOf(identity));

  const finishRegistration = async (
    transaction: Queryable,
    { registrationId }: CodeRow,
    device: string,
  ): Promise<OpenSession> => {
    const account = await registrations.complete(transaction, registrationId ?? 0);
    if (!account) throw new Refused('CODE_EXPIRED');
    const token = await sessions.open(transaction, account.id, account.passwordHash, device);
    return { customerId: account.id, token: token ?? null };
  };

  /** @throws Refused `reason`, TOO_MANY_GUESSES @returns the hash that the password matched */
  const checkPassword = async (
    { id, storeId }: { id: number; storeId: number },
    password: string,
    address: string | null,
    reason: 'OLD_PASSWORD_WRONG' | 'PASSWORD_WRONG',
  ) => {
    const attempt = { storeId, purpose: 'password', account: id, address } as const;
    await take(attempt);
    const hash = await customers.passwordHash(id);
    if (!hash || !(await passwords.matches(password, hash))) throw new Refused(reason);
    return { hash, succeed: () => attemptLimiter.succeed(attempt) };
  };

  const tell = async (
    transaction: Queryable,
    { id: customerId, storeId, email: recipient }: { id: number; storeId: number; email: string },
    notice: Notice,
  ) => {
    const { store, language } = await addresseeOf(transaction, storeId, customerId);
    const message = { storeId, customerId, channel: 'email', recipient, ...notice[language](store) } as const;
    await outbox.send(transaction, message);
  };

  const changeEmail = async (transaction: Queryable, { storeId, recipient }: CodeRow, customerId: number) => {
    const before = await customers.changeEmail(transaction, customerId, recipient, now());
    await outbox.assign(transaction, customerId, storeId, before);
    await tell(transaction, { id: customerId, storeId, email: before }, newEmailNotice);
  };

  return {
    codes,
    checkPassword,

    /** @throws Refused WRONG_CREDENTIALS, TOO_MANY_GUESSES; undefined if there is no such store */
    async signIn(storeUid: string, identity: string, password: string, { address, device }: Browser) {
      const store = await identify(storeUid, identity);
      if (!store) return undefined;
      const { storeId, customer } = store;
      const account = customer?.id ?? identity.toLowerCase();
      const attempt = { storeId, purpose: 'password', account, address } as const;
      const permission = await take(attempt);
      const isRight = await passwords.matches(password, customer?.passwordHash);
      const token = customer && isRight && (await sessions.open(database, customer.id, customer.passwordHash, device));
      if (!token) {
        if (permission === 'last') await sendLockNotice(storeId, customer);
        throw new Refused('WRONG_CREDENTIALS');
      }
      await attemptLimiter.succeed(attempt);
      // So that checking it takes as long as checking an unknown customer.
      if (passwords.needsRehash(customer.passwordHash)) {
        await customers.rehash(customer.id, await passwords.hash(password), customer.passwordHash);
      }
      return { customerId: customer.id, token };
    },

    /** @throws Refused TOO_MANY_GUESSES; undefined if there is no such store */
    async register(
      storeUid: string,
      person: Omit<Registration, 'storeId' | 'passwordHash'>,
      password: string,
      address: string | null,
    ) {
      const store = await customers.identify(storeUid, person.email, '');
      if (!store) return undefined;
      const { storeId, customer } = store;
      const recent = await registrations.recent(storeId, person.email);
      const repeated = recent && (await passwords.matches(password, recent.passwordHash)) ? recent : undefined;
      const request = repeated && (await codes.find(storeId, repeated.requestId));
      if (request) return request;
      await attemptLimiter.slowDown({ storeId, purpose: 'send', address });
      const passwordHash = await passwords.hash(password);
      return database.transaction(async (transaction) => {
        const registrationId = await registrations.add(transaction, { ...person, storeId, passwordHash });
        const subject = person.email.toLowerCase();
        const customerId = customer?.id ?? null;
        return codes.start(
          transaction,
          {
            storeId,
            purpose: 'register',
            subject,
            customerId,
            registrationId,
            channel: 'email',
            recipient: person.email,
          },
          address,
        );
      });
    },

    /** @throws Refused TOO_MANY_GUESSES; undefined if there is no such store */
    async forgetPassword(storeUid: string, identity: string, address: string | null) {
      const store = await identify(storeUid, identity);
      if (!store) return undefined;
      const { storeId, customer } = store;
      const channel = channelOf(identity);
      const contact = channel === 'email' ? customer?.email : customer?.phone;
      const subject = identity.toLowerCase();
      const customerId = customer?.id ?? null;
      return codes.request(
        { storeId, purpose: 'reset', subject, customerId, channel, recipient: contact ?? subject },
        address,
      );
    },

    /** @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES, PHONE_TAKEN, EMAIL_TAKEN */
    async verify(request: CodeRow, code: string, { address, device }: Browser): Promise<OpenSession> {
      await codes.attempt(request, code, address);
      return database.transaction(async (transaction) => {
        await codes.use(transaction, request, code);
        if (request.purpose === 'register') return finishRegistration(transaction, request, device);
        const customerId = request.customerId ?? 0;
        if (request.purpose === 'new_email') await changeEmail(transaction, request, customerId);
        else {
          const verify = request.purpose === 'phone' ? customers.verifyPhone : customers.verifyEmail;
          await verify(transaction, customerId, request.recipient, now());
        }
        return { customerId, token: null };
      });
    },

    /** @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES */
    async resetPassword(request: CodeRow, code: string, newPassword: string, address: string | null) {
      await codes.attempt(request, code, address);
      const customerId = request.customerId ?? 0;
      const { email } = orNotFound(await customers.profile(customerId));
      const passwordHash = await passwords.hash(newPassword);
      await database.transaction(async (transaction) => {
        await codes.use(transaction, request, code);
        await customers.setPassword(transaction, customerId, passwordHash);
        await tell(transaction, { id: customerId, storeId: request.storeId, email }, newPasswordNotice);
      });
      await attemptLimiter.succeed({ storeId: request.storeId, purpose: 'password', account: customerId, address });
    },

    /**
     * Another e-mail is sent a code, which `verify` takes; it answers for whoever reads it whether the e-mail is taken.
     * @returns null where the e-mail is the same @throws Refused USERNAME_INVALID, USERNAME_TAKEN, PHONE_TAKEN, TOO_MANY_GUESSES
     */
    async saveProfile(
      { id, storeId }: { id: number; storeId: number },
      { email, ...fields }: ProfileFields & { email: string },
      address: string | null,
    ): Promise<CodeRow | null> {
      const before = orNotFound(await customers.profile(id));
      const isNewEmail = email.toLowerCase() !== before.email.toLowerCase();
      if (fields.username !== before.username && !isUsername(fields.username)) throw new Refused('USERNAME_INVALID');
      if (await customers.isPhoneOfAnother(id, fields.phone)) throw new Refused('PHONE_TAKEN');
      if (isNewEmail) await attemptLimiter.slowDown({ storeId, purpose: 'send', address });
      const target = { storeId, purpose: 'new_email', subject: `${id}`, customerId: id, channel: 'email' } as const;
      return database.transaction(async (transaction) => {
        await customers.saveProfile(transaction, id, fields);
        if (before.verified_phone && fields.phone !== before.phone)
          await tell(transaction, { id, storeId, email: before.email }, newPhoneNotice);
        return isNewEmail ? codes.requestIn(transaction, { ...target, recipient: email }, address) : null;
      });
    },

    /** @throws Refused OLD_PASSWORD_WRONG, TOO_MANY_GUESSES */
    async changePassword(
      customer: { id: number; storeId: number },
      oldPassword: string,
      newPassword: string,
      address: string | null,
    ) {
      const { hash: oldHash, succeed } = await checkPassword(customer, oldPassword, address, 'OLD_PASSWORD_WRONG');
      const { email } = orNotFound(await customers.profile(customer.id));
      const newHash = await passwords.hash(newPassword);
      await database.transaction(async (transaction) => {
        const isChanged = await customers.setPassword(transaction, customer.id, newHash, oldHash);
        if (!isChanged) throw new Refused('OLD_PASSWORD_WRONG');
        await tell(transaction, { ...customer, email }, newPasswordNotice);
      });
      await succeed();
    },
  };
}
