import JsdomEnvironment from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; Node's own serve as well. */
const missing = {
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

/** jsdom with the platform that the router and the GraphQL client expect, loading packages as Node does. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    Object.assign(this.global, missing);
  }

  override exportConditions() {
    return ['node', 'node-addons'];
  }
}
