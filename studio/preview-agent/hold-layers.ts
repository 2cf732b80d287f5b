/**
 * A store's page adds an entry to the history for each layer over it, such as the popup. In a frame, these would be
 * entries of the studio: one more after each change, and none of them shows anything.
 */
export function holdLayers(page: Window & typeof globalThis) {
  const { history } = page;
  const held: unknown[] = [];
  const push = history.pushState.bind(history);
  const back = history.back.bind(history);
  const stateOf = Object.getOwnPropertyDescriptor(page.History.prototype, 'state');
  Object.defineProperty(history, 'state', {
    get: (): unknown => (held.length > 0 ? held.at(-1) : stateOf?.get?.call(history)),
    configurable: true,
  });
  history.pushState = (state, unused, url) => {
    if (url === undefined) return void held.push(state);
    held.length = 0;
    push(state, unused, url);
  };
  history.back = () => {
    if (held.length === 0) return back();
    held.pop();
    page.setTimeout(() => page.dispatchEvent(new page.PopStateEvent('popstate', { state: history.state as unknown })));
  };
}
