import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart';
import { type LineChange, lineRemovals, type Removal } from '../../../machines/cart/cart-lines';
import type { CartAnswer } from '../../../machines/cart/cart-setup';
import { CartScreenDocument } from '../../__generated__/documents/cart-screen';
import { NotificationsDocument } from '../../__generated__/documents/notifications';
import { RemoveFromCartDocument } from '../../__generated__/documents/remove-from-cart';
import { RemoveGroupFromCartDocument } from '../../__generated__/documents/remove-group-from-cart';
import { UpdateCartDocument } from '../../__generated__/documents/update-cart';
import type { Cart_ResultFragment, Cart_WholeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import type { Loaded } from '../../api/loaded';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { announceCart, subscribeToCart } from './cart-elsewhere';
import { storedChanges, storedRemovals } from './stored-changes';
import { subscribeToAdditions } from './waiting-additions';
import { useFlow } from '../../actors/use-flow';
import { usePersisted } from '../../actors/use-persisted';

const changesIn = ({ context }: SnapshotFrom<typeof cartMachine>) => context.changes;
const removalsIn = ({ context }: SnapshotFrom<typeof cartMachine>) => lineRemovals(context.cart, context.removals);

/** Restores changes that were made offline. They are absolute numbers, so sending them twice has no effect. */
function useStoredChanges(flow: ActorRefFrom<typeof cartMachine>, codename: string) {
  const [stored, removed] = useMemo(() => [storedChanges(codename), storedRemovals(codename)], [codename]);
  useEffect(() => {
    const lines = removed.read();
    if (lines.length > 0) flow.send({ type: 'removals.resume', lines });
    for (const { id, quantity, checked } of stored.read()) {
      flow.send({ type: 'quantity.set', line: id, quantity });
      flow.send({ type: 'line.check', line: id, checked });
    }
    // Changes that the cart already has, or has no line for, are not stored for a later visit.
    stored.write(changesIn(flow.getSnapshot()));
    removed.write(removalsIn(flow.getSnapshot()));
  }, [stored, removed, flow]);
  usePersisted(flow, changesIn, stored.write);
  usePersisted(flow, removalsIn, removed.write);
}

export {
  type CartGroup,
  type CartLine,
  isBuyable,
  piecesIn,
  selectedIn,
  shownGroups,
} from '../../../machines/cart/cart-lines';
export type { CartRefusal } from '../../../machines/cart/cart-setup';
export { goodsTotal } from '../../../machines/orders/totals';

type Result = Loaded<{ result: FragmentOf<Cart_ResultFragment> }>;

/** The flow of a customer’s cart: sends changes, and receives those of other tabs and devices. */
export function useCart(cart: FragmentOf<Cart_WholeFragment>) {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  const machine = useMemo(() => {
    const unwrapInSession = <Data>(answer: Loaded<Data>): Data => {
      if (!answer.ok && answer.code === 'SIGNED_OUT') clearSession(codename);
      return unwrap(answer);
    };
    const readChange = (answer: Result): CartAnswer => {
      const result = readFragment(unwrapInSession(answer).result);
      if (result.__typename === 'Refusal') return { refusal: result };
      const changed = readFragment(result);
      announceCart(codename, changed.revision);
      pageData.invalidate(NotificationsDocument, {});
      return { cart: changed };
    };
    return cartMachine.provide({
      actors: {
        sendChanges: fromPromise<CartAnswer, readonly LineChange[]>(async ({ input: lines }) =>
          readChange(await execute(UpdateCartDocument, { lines: [...lines] })),
        ),
        remove: fromPromise<CartAnswer, Removal>(async ({ input: { kind, id } }) =>
          readChange(
            kind === 'line'
              ? await execute(RemoveFromCartDocument, { line: id })
              : await execute(RemoveGroupFromCartDocument, { group: id }),
          ),
        ),
        loadCart: fromPromise<CartAnswer, undefined>(async ({ signal }) => {
          const { customer } = unwrapInSession(await execute(CartScreenDocument, {}, signal));
          if (!customer) return unwrapInSession({ ok: false, code: 'SIGNED_OUT', requestId: '' });
          return { cart: readFragment(customer.cart) };
        }),
      },
    });
  }, [codename, execute, pageData]);
  const flow = useFlow(machine, { input: { cart: readFragment(cart) } });
  useEffect(() => subscribeToCart(codename, () => flow.send({ type: 'cart.refresh' })), [codename, flow]);
  useEffect(() => subscribeToAdditions(codename, () => flow.send({ type: 'cart.refresh' })), [codename, flow]);
  useStoredChanges(flow, codename);
  // On return, the page must not start with the old cart.
  useEffect(() => () => pageData.invalidate(CartScreenDocument, {}), [pageData]);
  return flow;
}

export type CartFlow = ReturnType<typeof useCart>;
