import type { CustomerLanguage } from '../../mail/queries/code-message';
import type { Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/current-store';

/** The store's name and the language in which somebody is written to: a customer, or who registers. */
export async function addresseeOf(
  queryable: Queryable,
  storeId: number,
  customerId: number | null,
  registrationId: number | null = null,
): Promise<{ store: string; language: CustomerLanguage }> {
  const [told] = await queryable.query<{ store: string; language: CustomerLanguage | null }>(
    `select revision.document #>> '{app,name}' as store,
       coalesce(
         (select language from customers where id = $2),
         (select language from registrations where id = $3)
       ) as language
     from ${currentStore} where store.id = $1`,
    [storeId, customerId, registrationId],
  );
  return { store: told?.store ?? '', language: told?.language ?? 'in' };
}
