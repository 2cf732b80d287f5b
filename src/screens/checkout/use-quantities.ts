import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CheckoutScreenDocument } from '../../__generated__/documents/checkout-screen';
import { SetQuantityDocument } from '../../__generated__/documents/set-quantity';
import { usePageData } from '../../api/use-loaded';
import { useExecute } from '../../api/use-execute';
import type { CheckoutKeeper } from '../../flows/checkout/kept-checkout';

export interface QuantitiesQuestion {
  /** Bought directly, in place of the cart's lines. */
  item: string | null;
  keeper: CheckoutKeeper | null;
  /** Under which the page's answer is kept. */
  variables: { item?: string; quantity?: number };
  /** A quantity was not taken, and why; null where no answer came. */
  onRefused: (refusal: { code: string; message: string } | null) => void;
}

type Wanted = { readonly [line: string]: number };

/** Quantities that are shown at once, sent one after the other, and put back where they are refused. */
export function useQuantities({ item, keeper, variables, onRefused }: QuantitiesQuestion) {
  const execute = useExecute();
  const pageData = usePageData();
  const [wanted, setWanted] = useState<Wanted>({});
  const waiting = useRef(new Map<string, number>());
  const bought = useRef(variables.quantity);
  const shown = useRef(variables.quantity);
  const sending = useRef(false);

  /** Asks anew what is about to be bought. */
  async function refresh() {
    const answer = await execute(CheckoutScreenDocument, { item, quantity: bought.current });
    if (!answer.ok) return onRefused(null);
    const { checkout } = answer.data;
    if (item === null || checkout?.__typename !== 'Refusal') {
      shown.current = bought.current;
      pageData.replace(CheckoutScreenDocument, variables, answer.data);
      return;
    }
    // Another quantity was refused: the one that is shown stays.
    bought.current = shown.current;
    onRefused(checkout);
  }

  const restore = useEffectEvent(() => {
    const kept = item === null ? null : keeper?.readQuantity();
    if (!kept || kept === bought.current) return;
    bought.current = kept;
    void refresh();
  });
  useEffect(() => restore(), []);

  async function send(id: string, quantity: number) {
    if (item !== null) {
      bought.current = quantity;
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
      if (item !== null && shown.current) keeper?.keepQuantity(shown.current);
    }
    sending.current = false;
    setWanted({});
  }

  function change(line: string, quantity: number) {
    setWanted((before) => ({ ...before, [line]: quantity }));
    waiting.current.set(line, quantity);
    void sendAll();
  }

  return { wanted, changing: Object.keys(wanted).length > 0, change, refresh };
}
