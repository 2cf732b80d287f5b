import { operationSpecs, type ProviderOperations } from '../__generated__/provider-operations';
import { type CallOptions, fillPath, type OperationSpec, type PictureInput } from './operation';

export type OperationName = keyof ProviderOperations;

type Send<Scope> = (
  scope: Scope,
  operation: OperationName,
  input: object | undefined,
  options: CallOptions,
) => Promise<unknown>;

const names = Object.keys(operationSpecs) as OperationName[];

/** Binds all calls to a scope, each on first access: a page binds them three times. */
export function bindOperations<Scope>(send: Send<Scope>): (scope: Scope) => ProviderOperations {
  class BoundOperations {
    readonly #scope: Scope;

    constructor(scope: Scope) {
      this.#scope = scope;
    }

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          get(this: BoundOperations) {
            return (input?: object, options: CallOptions = {}) => send(this.#scope, name, input, options);
          },
        });
      }
    }
  }
  return (scope) => new BoundOperations(scope) as unknown as ProviderOperations;
}

export interface WireCall extends Pick<OperationSpec, 'method' | 'timeoutMs'> {
  readonly operation: OperationName;
  readonly path: string;
  readonly query?: object;
  readonly form?: object;
  readonly json?: object;
  readonly picture?: PictureInput['picture'];
}

/** @throws ProviderError if a value cannot be a path segment */
export function wireCall(operation: OperationName, input: object = {}): WireCall {
  const { path, sends, ...spec } = operationSpecs[operation];
  const fields = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)));
  const call = { ...spec, operation, path: fillPath(path, { ...input }) };
  return sends === 'picture' ? { ...call, ...(fields as PictureInput) } : { ...call, [sends]: fields };
}
