import { BadRequest, orNotFound } from '../../../errors/call-errors';
import type { StaffParts } from './staff-parts';

/** Erases a person who belongs to no store any more; the audit then names nobody. @throws NotFound, BadRequest */
export const createErasure =
  ({ audit, database, memberships, now, people }: StaffParts) =>
  (email: string): Promise<void> =>
    database.transaction(async (transaction) => {
      const person = orNotFound(await people.byEmail(email, transaction), `There is nobody with the e-mail ${email}`);
      const stores = await memberships.codenamesOf(person.id, transaction);
      if (stores.length > 0) {
        throw new BadRequest(`${email} still belongs to ${stores.join(', ')}: an owner has to remove them there first`);
      }
      await people.erase(transaction, person, now());
      await audit.add(transaction, { action: 'person_erased', by: null, about: person.id }, now());
    });
