declare const held: unique symbol;

/** A key that names its store and locale, and the type of what stands under it. */
export interface CacheKey<T> {
  readonly text: string;
  readonly store: string;
  readonly [held]?: T;
}

export interface CacheScope {
  /** The store's id; empty only for what belongs to no store, as the directory. */
  readonly store: string;
  readonly revision: string;
  readonly locale: string;
}

/** The only way to a key: a kind of value, for whom it is, and every input that it depends on. */
export function cacheKey<T>(
  kind: string,
  { store, revision, locale }: CacheScope,
  ...inputs: readonly (string | number)[]
): CacheKey<T> {
  return { text: JSON.stringify([kind, store, revision, locale, ...inputs]), store };
}
