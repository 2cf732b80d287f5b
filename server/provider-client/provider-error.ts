/**
 * What can go wrong with a call to the provider: it can't be reached, is too slow, answers with a status outside the
 * contract, answers in a shape outside the contract, or is being left alone because it kept failing. Two are answers of the contract:
 * the token is good no more, or an idempotency key was used before for something else. `input` was not sent at all, since
 * the contract does not take it.
 */
export type ProviderFault = 'down' | 'timeout' | 'status' | 'shape' | 'open' | 'unauthorized' | 'conflict' | 'input';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly kind: ProviderFault,
    readonly path: string,
    options: ErrorOptions & { readonly status?: number; readonly detail?: string } = {},
  ) {
    super(
      `Provider ${kind}${options.status ? ` ${options.status}` : ''} at ${path}${options.detail ? `: ${options.detail}` : ''}`,
      options,
    );
    this.status = options.status ?? null;
  }

  /** The status that the provider answered with; null where there was no answer. */
  readonly status: number | null;
}
