import { type Cart, type LineChange, lineRemovals, type Removal } from '../../../machines/cart/cart-lines';
import { timedValue } from '../../storage/timed-value';

const isChange = (value: unknown): value is LineChange =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'quantity' in value &&
  Number.isInteger(value.quantity) &&
  'checked' in value &&
  typeof value.checked === 'boolean';

/** Changes of the cart that the server does not have yet, so that closing the page without a network loses none. */
export function storedChanges(codename: string) {
  const stored = timedValue('local/customer/cartChanges', codename, {});
  return {
    read(): LineChange[] {
      const changes = stored.read();
      return Array.isArray(changes) ? changes.filter(isChange) : [];
    },
    write: (changes: readonly LineChange[]) => stored.write(changes.length > 0 ? changes : null),
  };
}

/** Lines that are to be taken out of the cart once the network is back. */
export function storedRemovals(codename: string) {
  const stored = timedValue('local/customer/cartRemovals', codename, {});
  return {
    read(): string[] {
      const lines = stored.read();
      return Array.isArray(lines) ? lines.filter((id) => typeof id === 'string') : [];
    },
    write(cart: Cart, removals: readonly Removal[]) {
      const lines = lineRemovals(cart, removals).map(({ id }) => id);
      stored.write(lines.length > 0 ? lines : null);
    },
  };
}
