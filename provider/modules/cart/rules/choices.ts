import { Refused } from '../../../errors/refusal';
import type { Sellable } from '../../catalogue/queries/sellables';
import { BadRequest } from '../../../errors/call-errors';

/** How many of what: a variant, or the item itself. */
export interface Choice {
  view_uid: string;
  qty: number;
}

/**
 * Pieces by variant, each variant once.
 * @param sellables an item with all its variants
 * @throws Refused for a choice that the item does not offer
 */
export function chosenPieces(
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
): Map<Sellable, number> {
  const pieces = new Map<Sellable, number>();
  for (const { view_uid, qty } of choices) {
    const chosen =
      sellables.find(({ variant_view_uid }) => variant_view_uid === view_uid) ??
      sellables.find(({ variant_id, list_view_uid }) => variant_id === null && list_view_uid === view_uid);
    if (!chosen) throw new Refused(view_uid === sellables[0].list_view_uid ? 'NOT_PURCHASABLE' : 'LINE_GONE');
    pieces.set(chosen, (pieces.get(chosen) ?? 0) + qty);
  }
  return pieces;
}

/** What a line becomes; `view_uid` is the line's id. */
export interface LineChange {
  view_uid: string;
  qty: number;
  checked: number;
}

const mostPieces = 100_000;
const mostEntries = 100;

type Entry = Readonly<Record<string, unknown>>;

const isUid = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(value);

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostPieces;

function parsed(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(`${field} is no JSON`);
  }
}

/** A form's field that holds a JSON array. */
function entries(field: string, text: string): Entry[] {
  const value = parsed(field, text);
  const isList = Array.isArray(value) && value.length > 0 && value.length <= mostEntries;
  if (!isList || !value.every((entry: unknown) => typeof entry === 'object' && entry !== null)) {
    throw new BadRequest(`${field} must be an array of 1 to ${mostEntries} objects`);
  }
  return value as Entry[];
}

interface PieceFields {
  list_vuid: string;
  /** Of the item itself, where no variants are named. */
  quantity: number;
  variants?: string | undefined;
}

/** What is chosen of an item. @throws BadRequest */
export const readPieces = ({ list_vuid, quantity, variants }: PieceFields): Choice[] =>
  variants ? readChoices(variants) : [{ view_uid: list_vuid, qty: quantity }];

const readChoices = (text: string): Choice[] =>
  entries('variants', text).map(({ view_uid, qty }) => {
    if (!isUid(view_uid) || !isCount(qty))
      throw new BadRequest(`variants needs view_uid and a qty of 1 to ${mostPieces}`);
    return { view_uid, qty };
  });

/** @throws BadRequest */
export const readChanges = (text: string): LineChange[] =>
  entries('cart', text).map(({ view_uid, qty, checked }) => {
    if (!isUid(view_uid) || !isCount(qty) || ![0, 1, true, false].includes(checked as number)) {
      throw new BadRequest(`cart needs view_uid, a qty of 1 to ${mostPieces} and checked`);
    }
    return { view_uid, qty, checked: Number(checked) };
  });
