/** Until when a value stays as it is if nobody changes the store: the earliest end of what it was made of. */
export interface Horizon {
  /** Milliseconds since 1970; infinite without an end. */
  readonly end: number;
  limit(end: number): void;
}

/** @param outer is limited too */
export function createHorizon(outer?: Horizon): Horizon {
  let earliest = Number.POSITIVE_INFINITY;
  return {
    get end() {
      return earliest;
    },
    limit(end) {
      earliest = Math.min(earliest, end);
      outer?.limit(end);
    },
  };
}

/** What a cached value depends on besides its key. */
export interface Validity {
  /** A cached value stays valid while this is the same; null: values are valid for a short time only. */
  readonly version: string | null;
  /** Of the value that is read; the cached one's end is added to it. */
  readonly horizon: Horizon;
}
