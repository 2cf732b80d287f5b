import { useRef, useState } from 'react';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import { SetQuantityDocument } from '../../__generated__/documents/set-quantity';
import { usePageData } from '../../api/use-loaded';
import { useExecute } from '../../api/use-execute';
import { type ItemPurchase, linesText } from '../../routing/item-checkout';

export interface QuantitiesQuestion {
  /** Under which the page's answer is cached: what is bought by itself, or nothing for the cart. */
  variables: ItemPurchase | Record<string, never>;
  /** The lines as they are shown. */
  lines: readonly { id: string; quantity: number }[];
  /** A quantity was not taken, and why; null where no answer came. */
  onRefused: (refusal: { code: string; message: string } | null) => void;
}

type Wanted = { readonly [line: string]: number };

/** A reload shows what is chosen now; what lies before this page in the history stays there. */
function rewriteAddress(lines: readonly { viewUid: string; quantity: number }[]) {
  const url = new URL(location.href);
  url.searchParams.set('lines', linesText(lines));
  history.replaceState(history.state, '', url);
}

/** Quantities that are shown at once, sent one after the other, and put back where they are refused. */
export function useQuantities({ variables, lines, onRefused }: QuantitiesQuestion) {
  const execute = useExecute();
  const pageData = usePageData();
  const [wanted, setWanted] = useState<Wanted>({});
  /** How often what is bought by itself was counted anew: the cart's revision says nothing of it. */
  const [counted, setCounted] = useState(0);
  const waiting = useRef(new Map<string, number>());
  const sending = useRef(false);
  /** Pieces of what is bought by itself: those that are shown, and those that are wanted. */
  const [first] = useState(() => lines.map(({ id, quantity }) => ({ viewUid: id, quantity })));
  const shown = useRef(first);
  const chosen = useRef(first);
  const item = 'item' in variables ? variables.item : null;

  /** Asks anew what is about to be bought. */
  async function refresh() {
    const answer = await execute(CheckoutScreenDocument, item === null ? {} : { item, lines: chosen.current });
    if (!answer.ok) return onRefused(null);
    const { checkout } = answer.data;
    if (item !== null && checkout?.__typename !== 'Checkout') {
      // Other pieces were refused: those that are shown stay.
      chosen.current = shown.current;
      return onRefused(checkout ?? null);
    }
    if (item !== null) {
      shown.current = chosen.current;
      setCounted((times) => times + 1);
      rewriteAddress(chosen.current);
    }
    pageData.replace(CheckoutScreenDocument, variables, answer.data);
  }

  async function send(id: string, quantity: number) {
    if (item !== null) {
      chosen.current = chosen.current.map((line) => (line.viewUid === id ? { ...line, quantity } : line));
      return;
    }
    const answer = await execute(SetQuantityDocument, { line: { id, quantity, checked: true } });
    if (!answer.ok) onRefused(null);
    else if (answer.data.updateCart.__typename === 'Refusal') onRefused(answer.data.updateCart);
  }

  async function sendAll() {
    if (sending.current) return;
    sending.current = true;
    while (waiting.current.size > 0) {
      for (const [id, quantity] of [...waiting.current]) {
        waiting.current.delete(id);
        await send(id, quantity);
      }
      if (waiting.current.size === 0) await refresh();
    }
    sending.current = false;
    setWanted({});
  }

  function change(line: string, quantity: number) {
    setWanted((before) => ({ ...before, [line]: quantity }));
    waiting.current.set(line, quantity);
    void sendAll();
  }

  return { wanted, changing: Object.keys(wanted).length > 0, counted, change, refresh };
}
