import { Refused } from '../../../errors/refusal';
import type { Sellable } from '../../catalogue/queries/sellables';
import { BadRequest } from '../../../errors/call-errors';

export interface Choice {
  view_uid: string;
  qty: number;
}

/** @param sellables an item with all its variants. @throws Refused for a choice that the item does not offer */
export function piecesByVariant(
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
): Map<Sellable, number> {
  const pieces = new Map<Sellable, number>();
  for (const { view_uid, qty } of choices) {
    const sellable =
      sellables.find(({ variant_view_uid }) => variant_view_uid === view_uid) ??
      sellables.find(({ variant_id, list_view_uid }) => variant_id === null && list_view_uid === view_uid);
    if (!sellable) throw new Refused(view_uid === sellables[0].list_view_uid ? 'NOT_PURCHASABLE' : 'LINE_GONE');
    pieces.set(sellable, (pieces.get(sellable) ?? 0) + qty);
  }
  return pieces;
}

/** `view_uid` is the line's id. */
export interface LineChange {
  view_uid: string;
  qty: number;
  checked: number;
}

export const maxPieces = 100_000;
const maxEntries = 100;

type Entry = Readonly<Record<string, unknown>>;

const isUid = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(value);

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxPieces;

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(`${field} is not JSON`);
  }
}

function entries(field: string, text: string): Entry[] {
  const value = parseJson(field, text);
  const isList = Array.isArray(value) && value.length > 0 && value.length <= maxEntries;
  if (!isList || !value.every((entry: unknown) => typeof entry === 'object' && entry !== null)) {
    throw new BadRequest(`${field} must be an array of 1 to ${maxEntries} objects`);
  }
  return value as Entry[];
}

interface PieceFields {
  list_vuid: string;
  quantity: number;
  variants?: string | undefined;
}

/** @throws BadRequest */
export const parsePieces = ({ list_vuid, quantity, variants }: PieceFields): Choice[] =>
  variants ? parseChoices(variants) : [{ view_uid: list_vuid, qty: quantity }];

const parseChoices = (text: string): Choice[] =>
  entries('variants', text).map(({ view_uid, qty }) => {
    if (!isUid(view_uid) || !isCount(qty))
      throw new BadRequest(`each of variants needs view_uid and a qty of 1 to ${maxPieces}`);
    return { view_uid, qty };
  });

/** @throws BadRequest */
export const parseChanges = (text: string): LineChange[] =>
  entries('cart', text).map(({ view_uid, qty, checked }) => {
    if (!isUid(view_uid) || !isCount(qty) || ![0, 1, true, false].includes(checked as number)) {
      throw new BadRequest(`each line of cart needs view_uid, a qty of 1 to ${maxPieces} and checked`);
    }
    return { view_uid, qty, checked: Number(checked) };
  });
