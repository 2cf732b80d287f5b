export interface SeatLimits {
  readonly ofCustomer: number;
  readonly ofStore: number;
}

/**
 * Counts who has a stream open: a customer with many tabs, or a store with many customers, leaves room for the others.
 * @returns what gives the seat back, or null where none is free
 */
export function createSeats(limits: SeatLimits) {
  const taken = new Map<string, number>();
  const count = (key: string, by: number) => {
    const now = (taken.get(key) ?? 0) + by;
    if (now === 0) taken.delete(key);
    else taken.set(key, now);
  };
  return (store: string, customer: string): (() => void) | null => {
    const ofCustomer = `${store} ${customer}`;
    if ((taken.get(store) ?? 0) >= limits.ofStore || (taken.get(ofCustomer) ?? 0) >= limits.ofCustomer) return null;
    const keys = [store, ofCustomer];
    for (const key of keys) count(key, 1);
    return () => {
      for (const key of keys.splice(0)) count(key, -1);
    };
  };
}
