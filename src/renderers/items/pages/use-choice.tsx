import { lazy, type ReactNode, useState } from 'react';
import type { Item_PageFragment, Purchase_BarFragment } from '../../../__generated__/gql/graphql';
import { OnDemand } from '../../../components/on-demand';
import { useBackCloses } from '../../../components/use-back-closes';

const ChoiceSheet = lazy(() => import(/* webpackChunkName: "choice-sheet" */ '../../choice/choice-sheet'));

type Intent = 'cart' | 'buy';

/** The sheet in which variants and quantities are chosen: how to open it, and the sheet to stand in the page. */
export function useChoice(
  item: Item_PageFragment['item'],
  purchase: Purchase_BarFragment,
): { choose: (intent: Intent) => void; sheet: ReactNode } {
  const [open, setOpen] = useState(false);
  const [intent, setIntent] = useState<Intent>('cart');
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return {
    choose(wanted) {
      setIntent(wanted);
      setOpen(true);
    },
    sheet: (
      <OnDemand wanted={open}>
        <ChoiceSheet open={open} intent={intent} item={item} purchase={purchase} onClose={close} />
      </OnDemand>
    ),
  };
}
