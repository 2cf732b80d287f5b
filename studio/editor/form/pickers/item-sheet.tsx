import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../../../src/i18n/money';
import { token } from '../../../../src/theme/token';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { EmptyState } from '../../../../src/ui/feedback/empty-state';
import { ErrorState } from '../../../../src/ui/feedback/error-state';
import { TextInput } from '../../../../src/ui/field/text-input';
import { ListButton, ListText } from '../../../../src/ui/list/list-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { Picture } from '../../../../src/ui/media/picture';
import { RowListSkeleton } from '../../../../src/ui/skeleton/skeletons';
import { FindItemsDocument } from '../../../__generated__/documents/find-items';
import { useLoad } from '../../../api/use-load';
import { useRefusalSentence } from '../../../i18n/use-refusal-sentence';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { Item } from './use-item';

/** Typing pauses this long before the search. */
const pauseMs = 300;
const longestSearch = 100;
const side = 48;

/** The hint is read as a whole with large text too. */
const Search = styled(TextInput)`
  &::placeholder {
    font-size: min(1em, 5vw, 1.25rem);
  }
`;

const Rows = styled(RowList)`
  margin-top: ${token('space-2')};
`;

const More = styled.p`
  padding: ${token('space-3')} 0;
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

export const priceOf = ({ price, currency }: Item): string | undefined =>
  price === null ? undefined : formatMoney({ amount: price, currency });

export const ItemPicture = ({ item }: { item: Item }) => (
  <Picture path={item.picture} width={side} shape="control" label={item.title} />
);

export interface ItemSheetProps {
  codename: string;
  picked: string;
  onPick: (item: Item) => void;
  onClose: () => void;
}

function Results({ codename, picked, words, onPick }: Omit<ItemSheetProps, 'onClose'> & { words: string }) {
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const { loaded, reload } = useLoad(FindItemsDocument, { codename, words });
  if (!loaded) return <RowListSkeleton count={6} picture={side} />;
  const found = loaded.ok ? loaded.data.store?.foundItems : null;
  if (!found) {
    const reason = loaded.ok ? m('form.item.failed') : refusal(loaded);
    return <ErrorState message={reason} onRetry={() => void reload()} />;
  }
  if (found.items.length === 0) {
    return words === '' ? (
      <EmptyState title={m('form.item.none')} text={m('form.item.none-text')} />
    ) : (
      <EmptyState title={m('form.item.none-found', { words })} text={m('form.item.none-found-text')} />
    );
  }
  return (
    <>
      <Rows>
        {found.items.map((item) => (
          <li key={item.id}>
            <ListButton aria-pressed={item.id === picked} onClick={() => onPick(item)}>
              <ItemPicture item={item} />
              <ListText>
                {item.title}
                <small>{priceOf(item)}</small>
              </ListText>
              {item.id === picked && <Check size={18} aria-hidden />}
            </ListButton>
          </li>
        ))}
      </Rows>
      {found.hasMore && <More>{m('form.item.more')}</More>}
    </>
  );
}

/** Finds an item of the store by its title. */
export function ItemSheet({ onClose, ...results }: ItemSheetProps) {
  const m = useStudioMessages();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  let content: ReactNode = <Results words={words} {...results} />;
  if (typed.trim() !== words) content = <RowListSkeleton count={6} picture={side} />;
  return (
    <Sheet open tall title={m('form.item.choose')} onClose={onClose}>
      <Search
        type="search"
        aria-label={m('form.item.search')}
        placeholder={m('form.item.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setWords(typed.trim());
        }}
      />
      {content}
    </Sheet>
  );
}
