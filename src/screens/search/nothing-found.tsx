import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { useMessages } from '../../i18n/use-messages';
import { useOrderNumber } from '../../renderers/orders/use-order-number';
import { type SearchQuestion, searchAddress } from '../../routing/search-address';

/** Says what to search instead, or opens the order whose number was searched. */
export default function NothingFound({ question }: { question: SearchQuestion }) {
  const m = useMessages();
  const openOrder = useOrderNumber();
  const openNumbered = useEffectEvent(() => void openOrder(question.text));
  // No item is called like an order: its number was typed into the search box.
  useEffect(() => openNumbered(), [question.text]);
  const labelled = question.labels.length > 0;
  const wider = labelled ? { ...question, labels: [] } : { ...question, text: '', shop: null };
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={m('list.not-found')}
      text={m(labelled ? 'search.empty-hint-labels' : 'search.empty-hint')}
    >
      <LinkButton to={searchAddress(wider)}>{m(labelled ? 'search.drop-labels' : 'search.show-all')}</LinkButton>
    </EmptyState>
  );
}
