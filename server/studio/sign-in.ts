import type { CodeNeeded } from '../__generated__/studio-resolvers';
import type { Reply } from '../provider-client/operation';
import type { PersonModel, RefusalModel } from './models';
import { refusalOf } from './results';
import { codeSeconds } from './staff-session';
import type { StudioContext } from './studio-context';

type SessionReply = Reply<'signInStaff'>;

type SignInModel =
  | (CodeNeeded & { readonly __typename: 'CodeNeeded' })
  | { readonly __typename: 'SignedIn'; readonly person: PersonModel }
  | RefusalModel;

/** Replaces the session of the request by the new one; ends a complete one at the provider too. */
export async function beginSession(context: StudioContext, reply: SessionReply): Promise<SignInModel> {
  if (!reply.success || reply.data === null) return refusalOf(reply);
  const { token, needs_code } = reply.data;
  const { visit, callsWith } = context;
  visit.begin({ token, isAwaitingCode: needs_code === 1 });
  if (visit.token !== null) await endPrevious(context);
  if (needs_code === 1) return { __typename: 'CodeNeeded', expiresIn: codeSeconds };
  const calls = callsWith(token);
  return { __typename: 'SignedIn', person: { profile: await calls.profile(), calls } };
}

async function endPrevious({ calls, log, requestId }: StudioContext) {
  await calls.ofPerson.signOutStaff().catch((error: unknown) => {
    log.warn({ err: error, requestId }, 'the previous session could not be ended');
  });
}
