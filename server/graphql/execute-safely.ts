import { execute, type ExecutionArgs, type ExecutionResult, type GraphQLError } from 'graphql';
import type { FacadeContext } from '../facade/context';
import { type ErrorScope, publicError } from '../facade/error-model';
import { ProviderError } from '../provider-client/provider-error';

/** Masks and logs the errors. @param endSession called if the provider no longer accepts the token of the request */
export async function executeSafely(
  args: ExecutionArgs,
  scope: ErrorScope,
  endSession: () => void,
): Promise<ExecutionResult> {
  const { errors, ...result } = await execute(args);
  if (!errors) return result;
  if (errors.some(isSignedOut)) endSession();
  return { ...result, errors: errors.map((error) => publicError(error, scope)) };
}

export function executeInStore(args: ExecutionArgs & { readonly contextValue: FacadeContext }) {
  const { requestId, log, store, visit } = args.contextValue;
  return executeSafely(args, { requestId, log, store: store?.record.store.codename }, () => visit.end());
}

const isSignedOut = ({ originalError }: GraphQLError) =>
  originalError instanceof ProviderError && originalError.kind === 'unauthorized';
