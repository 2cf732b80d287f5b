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
  /** Pieces left; null where they are not counted. */
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

/** As the server has it; `revision` grows with every change. */
export interface Cart {
  revision: number;
  checkoutText: string | null;
  groups: readonly CartGroup[];
  /** What left it because it is no longer sold. */
  removed?: readonly { title: string; variantName: string | null }[];
}

/** What a person set of a line, and the server does not have yet. */
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

/** Most pieces of a line in one order. */
export const ceilingOf = ({ stock, orderLimit }: CartLine) => Math.min(orderLimit ?? maxAmount, stock ?? maxAmount);

/** What a person typed, as pieces; null without any digit. */
export function piecesIn(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(maxAmount, Number(digits));
}

export const changeOf = ({ id, quantity, checked }: CartLine): LineChange => ({ id, quantity, checked });

const isAlike = (one: LineChange, other: LineChange) =>
  one.id === other.id && one.quantity === other.quantity && one.checked === other.checked;

/** The cart with what a person has changed of it. One group is selected, so no line of another is checked. */
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

/** Removals of groups as those of their lines. */
export const lineRemovals = ({ groups }: Cart, removals: readonly Removal[]): readonly Removal[] =>
  removals.flatMap((removal) =>
    removal.kind === 'line'
      ? [removal]
      : (groups.find(({ id }) => id === removal.id)?.lines ?? []).map(({ id }): Removal => ({ kind: 'line', id })),
  );

/** The group that is bought from: the first with something checked. */
export const selectedIn = (groups: readonly CartGroup[]) =>
  groups.find(({ lines }) => lines.some(({ checked }) => checked)) ?? null;

export const shownLines = (changed: Changed): CartLine[] => shownGroups(changed).flatMap(({ lines }) => lines);

export const lineIn = (changed: Changed, id: string): CartLine | null =>
  shownLines(changed).find((line) => line.id === id) ?? null;

/** The changes with another one of a line. */
export function withChange(changed: Changed, id: string, part: Partial<LineChange>): readonly LineChange[] {
  const line = lineIn(changed, id);
  if (!line) return changed.changes;
  return [...changed.changes.filter((change) => change.id !== id), { ...changeOf(line), ...part }];
}

/** The changes with a group selected: what can be bought of it is checked, and nothing of the others. */
export function withGroup(changed: Changed, group: string): readonly LineChange[] {
  return shownGroups(changed).flatMap(({ id, lines }) =>
    lines.map((line) => ({ ...changeOf(line), checked: id === group && isBuyable(line) })),
  );
}

/** The changes with a line checked or not. The first of a group selects it, and checks its others too. */
export function withCheck(changed: Changed, line: string, checked: boolean): readonly LineChange[] {
  const group = shownGroups(changed).find(({ lines }) => lines.some(({ id }) => id === line));
  const isSelected = group?.lines.some((one) => one.checked) ?? false;
  return group && checked && !isSelected ? withGroup(changed, group.id) : withChange(changed, line, { checked });
}

/** All that the server has otherwise than it is shown. */
export function differences(changed: Changed): readonly LineChange[] {
  const changes = changed.cart.groups.flatMap(({ lines }) => lines.map(changeOf));
  return shownLines(changed)
    .map(changeOf)
    .filter((line) => !changes.some((one) => isAlike(one, line)));
}

/** The changes that came up since some were sent. */
export const since = (changes: readonly LineChange[], sent: readonly LineChange[]) =>
  changes.filter((change) => !sent.some((one) => isAlike(one, change)));
