import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { useMessages } from '../../i18n/use-messages';
import { useOrderNumber } from '../../features/orders/use-order-number';
import { noFilter, type SearchQuestion, searchPathOf } from '../../routing/search-paths';

/** Suggests other searches, or opens the order with the searched number. */
export default function NothingFound({ question }: { question: SearchQuestion }) {
  const m = useMessages();
  const openOrder = useOrderNumber();
  const openNumbered = useEffectEvent(() => void openOrder(question.text));
  // No item has a name like an order number, so the visitor is looking for an order.
  useEffect(() => openNumbered(), [question.text]);
  const labelled = question.labels.length > 0;
  const filtered = searchPathOf(question) !== searchPathOf({ ...question, filter: noFilter });
  const wider = filtered
    ? { ...question, filter: noFilter }
    : labelled
      ? { ...question, labels: [] }
      : { ...question, text: '', shop: null };
  const widen = filtered ? 'search.drop-filters' : labelled ? 'search.drop-labels' : 'search.show-all';
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={m('list.not-found')}
      text={m(filtered ? 'search.empty-hint-filters' : labelled ? 'search.empty-hint-labels' : 'search.empty-hint')}
    >
      <LinkButton to={searchPathOf(wider)}>{m(widen)}</LinkButton>
    </EmptyState>
  );
}
