import { useEffect } from 'react';
import { toastDurations } from '../../components/toast-durations';
import { useToast } from '../../components/use-toast';
import type { ItemChoiceFlow } from '../../flows/use-item-choice';
import { useMessages } from '../../i18n/use-messages';

/** Says why a quantity goes no further. */
export function useChoiceToasts(flow: ItemChoiceFlow) {
  const m = useMessages();
  const toast = useToast();
  useEffect(() => {
    const heard = [
      flow.on('stock.short', () => toast(m('choice.no-stock'), toastDurations.validation)),
      flow.on('limit.reached', ({ limit }) => toast(m('choice.limit', { limit }), toastDurations.validation)),
    ];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [flow, m, toast]);
}
