import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { itemChoiceMachine } from '../../../../machines/catalogue/item-choice';
import type { Choice, Submitted } from '../../../../machines/catalogue/item-choice-setup';
import { type ChoosableItem, quantityIn } from '../../../../machines/catalogue/item-choice-limits';
import { AddToCartDocument } from '../../../__generated__/documents/add-to-cart';
import { CheckoutScreenDocument } from '../../../__generated__/documents/checkout-screen';
import { NotificationsDocument } from '../../../__generated__/documents/notifications';
import { useFlow } from '../../../actors/use-flow';
import { useFlowEvents } from '../../../actors/use-flow-events';
import { type Execute, useExecute } from '../../../api/execute';
import type { PageData } from '../../../api/page-data';
import { newSessionCode } from '../../../api/session-code';
import { clearSession, isSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { LoadError, unwrap } from '../../../api/unwrap';
import { usePageData } from '../../../api/use-loaded';
import { useMessages } from '../../../i18n/use-messages';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { announceCart } from '../../cart/cart-elsewhere';
import { storeAddition } from '../../cart/waiting-additions';
import { removeChoice, storeChoice, storedLines } from './stored-choice';

interface SubmitDeps {
  execute: Execute;
  pageData: PageData;
  codename: string;
  /** The item's title. */
  title: string;
}

/** Adds a choice to the cart, or loads a checkout for it alone, which does not change the cart. */
function createSubmit({ execute, pageData, codename, title }: SubmitDeps) {
  let attempt = { choice: '', code: '' };

  async function prepareCheckout(item: string, chosen: Choice['lines']): Promise<Submitted> {
    const variables = { item, lines: chosen.map(({ id, quantity }) => ({ id, quantity })) };
    const data = unwrap(await execute(CheckoutScreenDocument, variables));
    if (!data.customer) throw new LoadError('SIGNED_OUT');
    const { checkout } = data.customer;
    if (checkout?.__typename === 'Refusal') return { kind: 'refused', refusal: checkout };
    // The page of the checkout starts with this answer.
    pageData.replace(CheckoutScreenDocument, variables, data);
    return { kind: 'checkout' };
  }

  function isStored(item: string, lines: Choice['lines'], error: unknown): boolean {
    if (!(error instanceof LoadError) || error.code !== 'OFFLINE' || navigator.onLine) return false;
    storeAddition(codename, { code: attempt.code, item, title, lines });
    return true;
  }

  async function addToCart(item: string, lines: Choice['lines']): Promise<Submitted> {
    const choice = JSON.stringify([item, lines]);
    // If an attempt got no answer, the item may have been added, so a retry has the same session code.
    if (attempt.choice !== choice) attempt = { choice, code: newSessionCode() };
    const variables = { item, lines: [...lines], idempotencyKey: attempt.code };
    try {
      const { result } = unwrap(await execute(AddToCartDocument, variables));
      attempt = { choice: '', code: '' };
      if (result.__typename === 'Refusal') return { kind: 'refused', refusal: result };
    } catch (error) {
      if (!isStored(item, lines, error)) throw error;
      attempt = { choice: '', code: '' };
      return { kind: 'waiting' };
    }
    announceCart(codename, Date.now());
    return { kind: 'cart' };
  }

  return ({ item, intent, lines }: Choice) =>
    intent === 'buy' ? prepareCheckout(item, lines) : addToCart(item, lines);
}

export function useChoiceToasts(flow: ItemChoiceFlow) {
  const m = useMessages();
  const toast = useToast();
  useFlowEvents(flow, {
    'stock.short': () => toast(m('choice.no-stock'), toastDurations.validation),
    'limit.reached': ({ limit }) => toast(m('choice.limit', { limit }), toastDurations.validation),
  });
}

/** Adds a customer's choice to the cart; a guest's confirmed choice is stored until after sign-in. */
export function useItemChoice(item: ChoosableItem, title: string) {
  const { codename } = useStore();
  const execute = useExecute();
  const pageData = usePageData();
  const machine = useMemo(() => {
    const submit = createSubmit({ execute, pageData, codename, title });
    const store = (choice: Choice): Submitted => {
      storeChoice(codename, choice);
      return { kind: 'stored' };
    };
    return itemChoiceMachine.provide({
      actors: {
        submit: fromPromise<Submitted, Choice>(async ({ input }) => {
          if (!isSignedIn(codename)) return store(input);
          try {
            const submitted = await submit(input);
            removeChoice(codename);
            return submitted;
          } catch (error) {
            if (!(error instanceof LoadError && error.code === 'SIGNED_OUT')) throw error;
            clearSession(codename);
            return store(input);
          } finally {
            pageData.invalidate(NotificationsDocument, {});
          }
        }),
      },
    });
  }, [codename, execute, pageData, title]);
  const [lines] = useState(() => storedLines(codename, item.id));
  return useFlow(machine, { input: { item, lines } });
}

export type ItemChoiceFlow = ReturnType<typeof useItemChoice>;

/** Confirms the choice made before signing in; if the stock is lower by then, the customer decides. */
export function confirmStored(flow: ItemChoiceFlow, codename: string) {
  const { item, lines } = flow.getSnapshot().context;
  const storedOnes = storedLines(codename, item.id);
  const isUnchanged = storedOnes.every(({ id, quantity }) => quantityIn(lines, id) === quantity);
  if (storedOnes.length > 0 && isUnchanged) flow.send({ type: 'choice.confirm' });
}
