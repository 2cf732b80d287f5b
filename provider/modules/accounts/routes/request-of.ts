import type { CodePurpose } from '../../mail/queries/code-message';
import { found } from '../../../errors/not-found';
import { Refused } from '../../../errors/refusal';
import type { CodeRow } from '../queries/code-rows';
import type { Accounts } from '../index';
import type { Stores } from '../../stores';

/**
 * The request of a code that a call names.
 * @throws Refused CODE_EXPIRED where there is none for these purposes.
 * @throws NotFound where there is no such store.
 */
export async function requestOf(
  { stores, accounts }: Pick<Accounts & Stores, 'stores' | 'accounts'>,
  { app_view_uid, request_id }: { app_view_uid: string; request_id: string },
  purposes: readonly CodePurpose[],
): Promise<CodeRow> {
  const storeId = found(await stores.idOf(app_view_uid), 'There is no such store');
  const request = await accounts.codes.find(storeId, request_id);
  if (!request || !purposes.includes(request.purpose)) throw new Refused('CODE_EXPIRED');
  return request;
}
