import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A slot for work that the application supplies; until then it fails and says which one it is. */
export const provided = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Nobody provided ${name}`)));
