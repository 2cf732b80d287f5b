import { type ActionEntry, nothing } from './action-entry';

/** A page that everybody may see; null where the value names none. */
export const publicPage = (pathOf: (value: string) => string | null): ActionEntry => ({
  needsCustomer: false,
  target({ value }) {
    const path = pathOf(value.trim());
    return path === null ? nothing : { kind: 'route', path };
  },
});
