import { createActor } from 'xstate';
import { itemChoiceMachine } from '../../../machines/catalogue/item-choice';
import type { Choice, ChoiceIntent, Submitted } from '../../../machines/catalogue/item-choice-setup';
import type { ChoosableItem } from '../../../machines/catalogue/item-choice-limits';
import { Refused } from '../../errors/refusal';
import { maxPieces } from '../../modules/cart/rules/choices';
import { type ItemLine, itemLines, subtotal } from '../../modules/cart/rules/lines';
import type { Sellable } from '../../modules/catalogue/queries/sellables';
import { answering } from './answering';
import { explore, type Move } from './explore';

/** An item with all its variants. */
export type Sellables = readonly [Sellable, ...Sellable[]];

export type Lines = readonly [ItemLine, ...ItemLine[]];

export type ItemChoice =
  | { end: 'chosen'; lines: Lines }
  /** The seller is asked. */
  | { end: 'asked' }
  | { end: 'soldOut' }
  | { end: 'refused'; code: string };

function choosable(sellables: Sellables): ChoosableItem {
  const [{ list_view_uid, use_variant, use_quantity, max_qty, details }] = sellables;
  const hasVariants = use_variant === 1;
  const { max_order_qty = 0 } = details;
  return {
    id: list_view_uid,
    hasVariants,
    maxQuantity: max_qty > 0 ? max_qty : hasVariants ? null : 0,
    maxOrderQuantity: max_order_qty > 0 ? max_order_qty : null,
    options: sellables.map((sellable) => ({
      id: sellable.variant_view_uid ?? list_view_uid,
      stock: use_quantity === 1 ? sellable.stock : null,
    })),
  };
}

/** As many pieces as the minimum order takes, if they can be ordered. */
export const piecesFor = (price: number, minimum: number) =>
  Math.max(1, Math.min(maxPieces, price > 0 ? Math.ceil(minimum / price) : 1));

/** Chooses an item on its page, with enough pieces for the minimum order where there are so many. */
export function chooseItem(
  sellables: Sellables,
  { intent, minimum, at }: { intent: ChoiceIntent; minimum: number; at: Date },
): ItemChoice {
  const item = choosable(sellables);
  const linesOf = ({ lines }: Pick<Choice, 'lines'>) =>
    itemLines(
      sellables,
      lines.map(({ id, quantity }) => ({ view_uid: id, qty: quantity })),
      at,
    );
  const machine = itemChoiceMachine.provide({
    actors: {
      submit: answering<Submitted, Choice>((choice) => {
        try {
          linesOf(choice);
          return { kind: choice.intent === 'cart' ? 'cart' : 'checkout' };
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return { kind: 'refused', refusal: { code: error.code, message: '' } };
        }
      }),
    },
  });
  let best: ItemLine[] = [];
  let refusal = 'LIMIT_REACHED';
  const start = () => {
    const actor = createActor(machine, { input: { item } });
    actor.on('choice.submitted', ({ lines }) => {
      const chosen = linesOf({ lines });
      if (best.length === 0 || subtotal(chosen) > subtotal(best)) best = chosen;
    });
    return actor.start();
  };
  // Limits count pieces, so the dearest variants come first.
  const options = sellables
    .filter(({ use_quantity, stock }) => use_quantity !== 1 || stock > 0)
    .sort((one, other) => other.price - one.price)
    .map((sellable) => ({
      option: sellable.variant_view_uid ?? sellable.list_view_uid,
      text: String(piecesFor(sellable.price, minimum)),
    }));
  type Actor = ReturnType<typeof start>;
  const keyOf = (actor: Actor) => JSON.stringify([actor.getSnapshot().value, actor.getSnapshot().context.lines]);
  const movesOf = (actor: Actor): Move<Actor>[] => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ closed: 'resting' })) return [(one) => one.send({ type: 'choice.open', intent })];
    if (!snapshot.matches({ choosing: 'editing' })) return [];
    const { lines } = snapshot.context;
    const typed = options.findLastIndex(({ option }) => lines.some(({ id }) => id === option));
    // A single option starts with one piece.
    const next = options.length === 1 ? options : options.slice(typed + 1, typed + 2);
    return [
      (one) => one.send({ type: 'choice.confirm' }),
      ...next.map(
        (typing): Move<Actor> =>
          (one) =>
            one.send({ type: 'quantity.type', ...typing }),
      ),
    ];
  };
  for (const actor of explore({ start, keyOf, movesOf })) {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('askedFor')) return { end: 'asked' };
    if (snapshot.matches('soldOut')) return { end: 'soldOut' };
    refusal = snapshot.context.refusal?.code ?? refusal;
    if (best.length > 0 && subtotal(best) >= minimum) break;
  }
  const [first, ...others] = best;
  return first ? { end: 'chosen', lines: [first, ...others] } : { end: 'refused', code: refusal };
}
