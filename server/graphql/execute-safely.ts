import { execute, type ExecutionArgs, type ExecutionResult, type GraphQLError } from 'graphql';
import type { FacadeContext } from './context';
import { ProviderError } from '../provider-client/provider-error';
import { publicError } from './error-model';

/** Executes an operation; its errors are logged here and leave masked, in process as over HTTP. */
export async function executeSafely(args: ExecutionArgs): Promise<ExecutionResult> {
  const { errors, ...result } = await execute(args);
  if (!errors) return result;
  const { requestId, log, store, visit } = args.contextValue as FacadeContext;
  if (errors.some(isSignedOut)) visit.lose();
  const scope = { requestId, log, store: store?.record.store.codename };
  return { ...result, errors: errors.map((error) => publicError(error, scope)) };
}

const isSignedOut = ({ originalError }: GraphQLError) =>
  originalError instanceof ProviderError && originalError.kind === 'unauthorized';
