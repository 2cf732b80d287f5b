import type { OutcomeModel, RefusalModel, SignInModel } from '../model/models';
import { type FacadeContext, storeOf } from './context';
import type { SignedIn } from '../domains/accounts/adapter';

/** Ends the session once the provider has succeeded. */
export async function endSession({ visit }: FacadeContext, outcome: Promise<OutcomeModel>): Promise<OutcomeModel> {
  const ended = await outcome;
  if (ended.__typename === 'Done') visit.end();
  return ended;
}

/** Opens the token's session; ends the previous one at the provider too. */
export async function beginSession(context: FacadeContext, result: SignedIn | RefusalModel): Promise<SignInModel> {
  if ('__typename' in result) return result;
  const { profile, token } = result;
  const { customer: before, signedIn } = storeOf(context);
  if (token !== null) {
    context.visit.begin(token, profile.id);
    await before?.profile.signOut().catch((error: unknown) => {
      context.log.warn({ err: error, requestId: context.requestId }, 'the previous session could not be ended');
    });
  }
  return { __typename: 'SignedIn', customer: signedIn(profile, token) };
}
