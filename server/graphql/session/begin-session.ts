import type { KnownCustomer } from '../../adapters/account';
import type { RefusalModel, SignInModel } from '../../adapters/models';
import { type FacadeContext, storeOf } from '../context';

/** Opens the session that a token stands for; the one that was open before is ended at the provider too. */
export async function beginSession(context: FacadeContext, known: KnownCustomer | RefusalModel): Promise<SignInModel> {
  if ('__typename' in known) return known;
  const { customer, token } = known;
  if (token !== null) {
    const { customer: before } = storeOf(context);
    context.visit.begin(token, customer.id);
    await before?.profile.signOut().catch((error: unknown) => {
      context.log.warn({ err: error, requestId: context.requestId }, 'the session before could not be ended');
    });
  }
  return { __typename: 'SignedIn', customer };
}
