import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../../../src/ui/feedback/empty-state';
import { ListButton, ListText } from '../../../../src/ui/list/list-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { VisuallyHidden } from '../../../../src/ui/text/visually-hidden';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { NodeIndex } from '../../entries/model/find-node';
import { NodeIcon } from '../tree/node-icon';
import { useSearch } from './use-search';

export interface SearchResultsProps {
  nodes: NodeIndex;
  query: string;
  onOpen: (pointer: string) => void;
}

export function SearchResults({ nodes, query, onOpen }: SearchResultsProps) {
  const m = useStudioMessages();
  const results = useSearch(nodes, query);
  return (
    <>
      <VisuallyHidden role="status">{m('outline.result-count', { count: results.length })}</VisuallyHidden>
      {results.length === 0 ? (
        <EmptyState
          icon={<SearchX size={40} strokeWidth={1.5} />}
          title={m('outline.no-results')}
          text={m('outline.no-results-text')}
        />
      ) : (
        <RowList aria-label={m('outline.results')}>
          {results.map(({ pointer, label, trail, node }) => (
            <li key={pointer}>
              <ListButton onClick={() => onOpen(pointer)}>
                <NodeIcon name={node.icon} sort={node.entry?.sort ?? null} />
                <ListText>
                  <b>{label}</b>
                  {trail.length > 0 && <small>{trail.join(' › ')}</small>}
                </ListText>
              </ListButton>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
