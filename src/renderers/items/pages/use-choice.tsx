import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Item_PageFragment, Offer_BarFragment } from '../../../__generated__/gql/graphql';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { useBackCloses } from '../../../ui/dialog/use-back-closes';
import { takePending } from '../../../features/choice/pending-choice';
import { lazyComponent } from '../../../lazy/lazy-component';

const ChoiceSheet = lazyComponent(
  () => import(/* webpackChunkName: "choice-sheet" */ '../../../features/choice/choice-sheet'),
);

type Intent = 'cart' | 'buy';

/** Opens the sheet of variants and quantities; a choice made before sign-in resumes. */
export function useChoice(
  item: Item_PageFragment['item'],
  offer: Offer_BarFragment,
): { choose: (intent: Intent) => void; sheet: ReactNode } {
  const { codename } = useStore();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [request, setRequest] = useState<{ intent: Intent; goesOn: boolean }>({ intent: 'cart', goesOn: false });
  const close = () => setOpen(false);
  useBackCloses(open, close);
  const show = (intent: Intent, goesOn: boolean) => {
    setRequest({ intent, goesOn });
    setOpen(true);
  };
  const goOn = useEffectEvent(() => {
    const pending = takePending(codename, item.id);
    if (pending) show(pending, true);
  });
  useEffect(() => {
    if (signedIn) queueMicrotask(() => goOn());
  }, [signedIn]);
  return {
    choose: (intent) => show(intent, false),
    sheet: (
      <OnDemand needed={open} onFail={close}>
        <ChoiceSheet open={open} {...request} item={item} offer={offer} onClose={close} />
      </OnDemand>
    ),
  };
}
