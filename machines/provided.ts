import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A slot for an actor that the application supplies; until then, it fails with its name. */
export const provided = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} is not provided`)));
