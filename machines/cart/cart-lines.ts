import { maxAmount } from '../__generated__/limits';

export interface CartLine {
  id: string;
  item: { id: string };
  title: string;
  variantName: string | null;
  image: string | null;
  price: { amount: number; currency: string };
  quantity: number;
  checked: boolean;
  /** Pieces left; null if they are not counted. */
  stock: number | null;
  orderLimit: number | null;
  isOpen: boolean;
  outsideHours: { isSold: boolean; opensAt: string | null; note: string | null } | null;
}

export interface CartGroup {
  id: string;
  supplierName: string;
  supplierIcon: string | null;
  cityName: string;
  address: string;
  checkoutText: string | null;
  lines: readonly CartLine[];
}

/** The cart on the server; `revision` grows with every change. */
export interface Cart {
  revision: number;
  checkoutText: string | null;
  groups: readonly CartGroup[];
  /** Lines removed because their item is no longer sold. */
  removed?: readonly { title: string; variantName: string | null }[];
}

/** A customer's change to a line that the server does not have yet. */
export interface LineChange {
  id: string;
  quantity: number;
  checked: boolean;
}

export interface Removal {
  kind: 'line' | 'group';
  id: string;
}

export interface Changed {
  cart: Cart;
  changes: readonly LineChange[];
  removals: readonly Removal[];
}

export const isBuyable = ({ isOpen, stock }: CartLine) => isOpen && stock !== 0;

/** The maximum pieces of a line in one order. */
export const ceilingOf = ({ stock, orderLimit }: CartLine) => Math.min(orderLimit ?? maxAmount, stock ?? maxAmount);

/** The typed number of pieces; null without any digit. */
export function piecesIn(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(maxAmount, Number(digits));
}

export const changeOf = ({ id, quantity, checked }: CartLine): LineChange => ({ id, quantity, checked });

const isAlike = (one: LineChange, other: LineChange) =>
  one.id === other.id && one.quantity === other.quantity && one.checked === other.checked;

/** The cart with the customer's changes. Only one group is selected, so no line of another group is checked. */
export function shownGroups({ cart, changes, removals }: Changed): CartGroup[] {
  const isInCart = (kind: Removal['kind'], id: string) => !removals.some((one) => one.kind === kind && one.id === id);
  const groups = cart.groups
    .filter(({ id }) => isInCart('group', id))
    .map((group) => ({
      ...group,
      lines: group.lines
        .filter(({ id }) => isInCart('line', id))
        .map((line) => ({ ...line, ...changes.find(({ id }) => id === line.id) }))
        .map((line) => ({ ...line, checked: line.checked && isBuyable(line) })),
    }))
    .filter(({ lines }) => lines.length > 0);
  const selected = selectedIn(groups)?.id;
  return groups.map((group) =>
    group.id === selected ? group : { ...group, lines: group.lines.map((line) => ({ ...line, checked: false })) },
  );
}

/** Removals, with groups replaced by their lines. */
export const lineRemovals = ({ groups }: Cart, removals: readonly Removal[]): readonly Removal[] =>
  removals.flatMap((removal) =>
    removal.kind === 'line'
      ? [removal]
      : (groups.find(({ id }) => id === removal.id)?.lines ?? []).map(({ id }): Removal => ({ kind: 'line', id })),
  );

/** The group to buy: the first one with a checked line. */
export const selectedIn = (groups: readonly CartGroup[]) =>
  groups.find(({ lines }) => lines.some(({ checked }) => checked)) ?? null;

export const shownLines = (changed: Changed): CartLine[] => shownGroups(changed).flatMap(({ lines }) => lines);

export const lineIn = (changed: Changed, id: string): CartLine | null =>
  shownLines(changed).find((line) => line.id === id) ?? null;

/** The changes after another change of a line. */
export function withChange(changed: Changed, id: string, part: Partial<LineChange>): readonly LineChange[] {
  const line = lineIn(changed, id);
  if (!line) return changed.changes;
  return [...changed.changes.filter((change) => change.id !== id), { ...changeOf(line), ...part }];
}

/** The changes after selecting a group: all its available lines are checked, and no line of another group. */
export function withGroup(changed: Changed, group: string): readonly LineChange[] {
  return shownGroups(changed).flatMap(({ id, lines }) =>
    lines.map((line) => ({ ...changeOf(line), checked: id === group && isBuyable(line) })),
  );
}

/**
 * The changes after checking or unchecking a line. The first checked line of a group selects the group and checks its
 * other lines too.
 */
export function withCheck(changed: Changed, line: string, checked: boolean): readonly LineChange[] {
  const group = shownGroups(changed).find(({ lines }) => lines.some(({ id }) => id === line));
  const isSelected = group?.lines.some((one) => one.checked) ?? false;
  return group && checked && !isSelected ? withGroup(changed, group.id) : withChange(changed, line, { checked });
}

/** All lines that differ between the page and the server. */
export function differences(changed: Changed): readonly LineChange[] {
  const changes = changed.cart.groups.flatMap(({ lines }) => lines.map(changeOf));
  return shownLines(changed)
    .map(changeOf)
    .filter((line) => !changes.some((one) => isAlike(one, line)));
}

/** The changes made after others were sent. */
export const since = (changes: readonly LineChange[], sent: readonly LineChange[]) =>
  changes.filter((change) => !sent.some((one) => isAlike(one, change)));
