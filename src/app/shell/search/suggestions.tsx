import Search from 'lucide-react/icons/search';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { SuggestionsDocument } from '../../../__generated__/documents/suggestions';
import type { SuggestionsQuery } from '../../../__generated__/gql/graphql';
import { searchTextLength } from '../../../__generated__/limits';
import { useExecute } from '../../../api/execute';
import { usePrice } from '../../../i18n/money';
import { useMessages } from '../../../i18n/use-messages';
import { itemPath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { clamped } from '../../../ui/card/card-style';
import { isPlainClick, Link } from '../../../ui/link/link';
import { Picture } from '../../../ui/media/picture';
import { Text } from '../../../ui/text/text';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { fieldPanel } from './field-panel';
import { RecentSearches } from './recent-searches';
import { useCombobox } from './use-combobox';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** Milliseconds after the last key. */
const pause = 250;

/** Items that match the typed text. Answers to an older text are ignored; a failure shows no suggestions. */
function useSuggestions(text: string, shop: string | null): readonly Suggestion[] {
  const execute = useExecute();
  const [result, setResult] = useState<{ text: string; items: readonly Suggestion[] }>({ text: '', items: [] });
  useEffect(() => {
    if (text === '') return;
    const superseded = new AbortController();
    const { signal } = superseded;
    const timer = setTimeout(() => {
      void execute(SuggestionsDocument, { text: text.slice(0, searchTextLength), shop }, signal).then((answer) => {
        if (!signal.aborted) setResult({ text, items: answer.ok ? answer.data.suggestions : [] });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [execute, shop, text]);
  // Earlier suggestions stay visible until the next answer.
  return text === '' ? [] : result.items;
}

const CentredSearch = styled(Search)`
  justify-self: center;
`;

export interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** The page already shows results for this text, so there are no suggestions. */
  query: string;
  shop: string | null;
  resultsOf: (text: string) => string;
  onNavigate: (to: string) => void;
}

const Panel = styled.div`
  ${fieldPanel}
`;

const Option = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 ${token('space-3')};
  align-items: center;
  min-height: 56px;
  padding: ${token('space-2')} ${token('space-4')};

  & + & {
    border-top: 1px solid ${token('color-border')};
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${token('color-action-soft')};
  }

  &[aria-selected='true'] {
    box-shadow: inset 3px 0 ${token('color-link')};
  }

  &:last-child {
    color: ${token('color-link')};
    font-weight: 600;
  }
`;

const Name = styled.b`
  ${clamped(1)}
  font-weight: 500;
`;

const Thumbnail = styled(Picture)`
  grid-row: 1 / span 2;
`;

/** Keeps the field's focus while a suggestion is tapped. */
const preventBlur = (event: MouseEvent) => event.preventDefault();

/**
 * Items that match the text in the search box, with a link to all of them at the end. While it is empty, recent
 * searches.
 */
export default function Suggestions({ field, text, query, shop, resultsOf, onNavigate }: SuggestionsProps) {
  const m = useMessages();
  const priceText = usePrice();
  const results = resultsOf(text);
  const items = useSuggestions(text === query ? '' : text, shop);
  const targets = items.length > 0 ? [...items.map(itemPath), results] : [];
  const { id, open, active, optionId } = useCombobox({
    field,
    count: targets.length,
    text,
    onChoose: (index) => onNavigate(targets[index] ?? results),
  });
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    to: targets[index] ?? results,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onNavigate(targets[index] ?? results);
    },
  });
  return (
    <>
      <VisuallyHidden role="status">{open && m('search.suggested', { count: items.length })}</VisuallyHidden>
      {(text === '' || text === query) && (
        <RecentSearches field={field} resultsOf={resultsOf} onNavigate={onNavigate} />
      )}
      {open && (
        <Panel id={id} role="listbox" aria-label={m('search.suggestions')} onMouseDown={preventBlur}>
          {items.map(({ id, title, image, price }, index) => (
            <Option key={id} {...option(index)}>
              <Thumbnail path={image} width={40} shape="control" label={title} />
              <Name>{title}</Name>
              {price && (
                <Text as="small" $size="small" $tone="text-muted" translate="no">
                  {priceText(price)}
                </Text>
              )}
            </Option>
          ))}
          <Option {...option(items.length)}>
            <CentredSearch size={18} aria-hidden />
            {m('search.see-results', { text })}
          </Option>
        </Panel>
      )}
    </>
  );
}
