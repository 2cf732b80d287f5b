import type { Choice, Submitted } from '../../machines/item-choice';
import { AddToCartDocument } from '../__generated__/documents/add-to-cart';
import { CartScreenDocument } from '../__generated__/documents/cart-screen';
import { UpdateCartDocument } from '../__generated__/documents/update-cart';
import type { DocumentRef } from '../api/document-ref';
import type { Execute } from '../api/execute';
import { readFragment } from '../api/fragment';
import { announceCart } from './cart-elsewhere';

/** There is no session, or no longer. */
export class SignedOut extends Error {}

async function ask<Data, Variables extends object>(
  execute: Execute,
  document: DocumentRef<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const loaded = await execute(document, variables);
  if (loaded.ok) return loaded.data;
  throw loaded.code === 'SIGNED_OUT' ? new SignedOut() : new Error(loaded.code);
}

/** Puts choices into the cart; what is bought at once is then all that is checked there. Each choice is added once. */
export function createSubmit(execute: Execute, codename: string) {
  let added: { of: string; lines: readonly string[] } | null = null;

  async function checkAlone(lines: readonly string[]): Promise<Submitted> {
    const { cart } = await ask(execute, CartScreenDocument, {});
    const all = cart ? readFragment(cart).groups.flatMap((group) => group.lines) : [];
    const checks = all.map(({ id, quantity }) => ({ id, quantity, checked: lines.includes(id) }));
    const result = readFragment((await ask(execute, UpdateCartDocument, { lines: checks })).result);
    if (result.__typename === 'Refusal') return { kind: 'refused', refusal: result };
    announceCart(codename, readFragment(result).revision);
    return { kind: 'checkout' };
  }

  return async ({ item, intent, lines }: Choice): Promise<Submitted> => {
    const of = JSON.stringify([item, lines]);
    if (added?.of !== of) {
      const { result } = await ask(execute, AddToCartDocument, { item, lines: [...lines] });
      if (result.__typename === 'Refusal') return { kind: 'refused', refusal: result };
      added = { of, lines: result.lines };
      announceCart(codename, Date.now());
    }
    const submitted: Submitted = intent === 'buy' ? await checkAlone(added.lines) : { kind: 'cart' };
    if (submitted.kind !== 'refused') added = null;
    return submitted;
  };
}
