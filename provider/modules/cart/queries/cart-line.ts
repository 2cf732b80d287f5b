import type { Sellable } from '../../catalogue/queries/sellable';

/** A line of a cart with its item as it is now. */
export interface CartLine extends Sellable {
  id: number;
  qty: number;
  checked: boolean;
}

/** Lines of one shop, or of the store itself, that are sent from one place. */
export const groupOf = ({ shop, city }: Pick<CartLine, 'shop' | 'city'>) => `${shop?.view_uid ?? ''} ${city}`;

export function groupLines<Line extends Pick<CartLine, 'shop' | 'city'>>(lines: readonly Line[]): [Line, ...Line[]][] {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const group = groups.get(groupOf(line));
    if (group) group.push(line);
    else groups.set(groupOf(line), [line]);
  }
  return [...groups.values()];
}
