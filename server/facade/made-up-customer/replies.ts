import type { OperationName } from '../../provider-client/provider-call';
import type { Reply } from '../../provider-client/operation';
import type { ProviderOperations } from '../../__generated__/provider-operations';
import type { MadeUp } from './made-up';

type Input<Name extends OperationName> = NonNullable<Parameters<ProviderOperations[Name]>[0]>;

/** What the made-up customer reads in the place of the provider's replies; null for the contract's 404. */
export type Replies<Names extends OperationName> = {
  readonly [Name in Names]: (made: MadeUp, input: Input<Name>) => Promise<Reply<Name> | null>;
};

export const ok = <Data>(data: Data) => ({ success: true, message: '', error_code: null, data });

export const refused = <Code extends string>(code: Code) => ({
  success: false,
  message: '',
  error_code: code,
  data: null,
});
