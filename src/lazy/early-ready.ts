let loading: Promise<unknown> | undefined;

const load = () => {
  loading ??= import(/* webpackChunkName: "early" */ '../early/main').catch(() => undefined);
};

/** Loads what does later what a visitor or a translator did before React answered, once there is something of the kind. */
export function followEarlyPage() {
  const { early } = window;
  if (!early) return;
  early.onDeed = load;
  if (early.deeds.length > 0) load();
}

/** Settles once what was done is known, so that hydrating loses nothing of it; undefined while nothing was done. */
export const earlyReady = () => loading;
