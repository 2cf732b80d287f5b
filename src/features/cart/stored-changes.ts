import type { LineChange, Removal } from '../../../machines/cart/cart-lines';
import { fields, flag, integer } from '../../storage/fields';
import { listOf, text } from '../../storage/shape';
import { timedValue } from '../../storage/timed-value';

const changesShape = listOf(fields({ id: text, quantity: integer, checked: flag }));

/** Cart changes that the server does not have yet, so that none is lost if the page is closed while offline. */
export function storedChanges(codename: string) {
  const stored = timedValue('local/customer/cartChanges', changesShape, codename);
  return {
    read: () => stored.read() ?? [],
    write: (changes: readonly LineChange[]) => stored.write(changes.length > 0 ? changes : null),
  };
}

/** Lines to be removed from the cart once the network is back. */
export function storedRemovals(codename: string) {
  const stored = timedValue('local/customer/cartRemovals', listOf(text), codename);
  return {
    read: () => stored.read() ?? [],
    write: (lines: readonly Removal[]) => stored.write(lines.length > 0 ? lines.map(({ id }) => id) : null),
  };
}
