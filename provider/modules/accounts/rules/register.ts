import type { AccountParts } from './account-parts';
import type { Registration } from '../queries/registrations';

/** @throws Refused TOO_MANY_GUESSES; undefined if there is no such store */
export const register =
  ({ attemptLimiter, codes, customers, database, passwords, registrations }: AccountParts) =>
  async (
    storeUid: string,
    person: Omit<Registration, 'storeId' | 'passwordHash'>,
    password: string,
    address: string | null,
  ) => {
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
  };
