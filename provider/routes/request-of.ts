import type { CodePurpose } from '../accounts/code-message';
import { found } from '../not-found';
import { Refused } from '../refusal';
import type { CodeRow } from '../repositories/code-rows';
import type { Repositories } from '../repositories/repositories';

/**
 * The request of a code that a call names.
 * @throws Refused CODE_EXPIRED where there is none for these purposes.
 * @throws NotFound where there is no such store.
 */
export async function requestOf(
  { stores, accounts }: Pick<Repositories, 'stores' | 'accounts'>,
  { app_view_uid, request_id }: { app_view_uid: string; request_id: string },
  purposes: readonly CodePurpose[],
): Promise<CodeRow> {
  const storeId = found(await stores.idOf(app_view_uid), 'There is no such store');
  const request = await accounts.codes.find(storeId, request_id);
  if (!request || !purposes.includes(request.purpose)) throw new Refused('CODE_EXPIRED');
  return request;
}
