let loading: Promise<unknown> | undefined;

const load = () => {
  loading ??= import(/* webpackChunkName: "early" */ '../early/main').catch(() => undefined);
};

/** Loads the code that repeats what a visitor or a translator did before hydration, if there is anything to repeat. */
export function followEarlyPage() {
  const { early } = window;
  if (!early) return;
  early.onAction = load;
  if (early.actions.length > 0) load();
}

/** Settles when that code is loaded, so that hydration loses nothing; undefined if there is nothing to repeat. */
export const earlyReady = () => loading;
