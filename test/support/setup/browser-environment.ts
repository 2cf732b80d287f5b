import JsdomEnvironment from 'jest-environment-jsdom';

/** Globals that jsdom lacks, taken from Node. */
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

/** jsdom with the globals that the router and the GraphQL client expect; packages are resolved like in Node. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    Object.assign(this.global, missing);
  }

  override exportConditions() {
    return ['node', 'node-addons'];
  }
}
