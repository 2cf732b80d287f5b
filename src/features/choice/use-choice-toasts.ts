import { useFlowEvents } from '../../actors/use-flow-events';
import { toastDurations } from '../../ui/feedback/toast-durations';
import { useToast } from '../../ui/feedback/use-toast';
import type { ItemChoiceFlow } from './use-item-choice';
import { useMessages } from '../../i18n/use-messages';

export function useChoiceToasts(flow: ItemChoiceFlow) {
  const m = useMessages();
  const toast = useToast();
  useFlowEvents(flow, {
    'stock.short': () => toast(m('choice.no-stock'), toastDurations.validation),
    'limit.reached': ({ limit }) => toast(m('choice.limit', { limit }), toastDurations.validation),
  });
}
