import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { recentSearches, removeRecentSearch } from '../../../api/recent-searches';
import { useStore } from '../../../api/store-context';
import { clamped } from '../../../ui/card/card-style';
import { IconButton } from '../../../ui/button/icon-button';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/text/text';
import { isPlainClick, Link } from '../../../ui/link/link';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { fieldPanel } from './field-panel';

export interface RecentSearchesProps {
  field: RefObject<HTMLInputElement | null>;
  resultsOf: (text: string) => string;
  onNavigate: (to: string) => void;
}

const Panel = styled.section`
  ${fieldPanel}
  padding-bottom: ${token('space-2')};
`;

const Title = styled.h2`
  padding: ${token('space-3')} ${token('space-4')} ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const Recent = styled(Link)`
  display: flex;
  flex: 1;
  gap: ${token('space-3')};
  align-items: center;
  min-width: 0;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-4')};

  &:hover {
    background: ${token('color-action-soft')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Term = styled.span`
  ${clamped(1)}
`;

/** Recent searches, shown while the search box is empty. */
export function RecentSearches({ field, resultsOf, onNavigate }: RecentSearchesProps) {
  const m = useMessages();
  const { codename } = useStore();
  const [texts, setTexts] = useState(() => recentSearches(codename));
  const [isOpen, setOpen] = useState(true);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const controller = new AbortController();
    const { signal } = controller;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (input.form?.contains(target) || panel.current?.contains(target));
    const show = () => {
      setTexts(recentSearches(codename));
      setOpen(true);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    input.addEventListener('focus', show, { signal });
    input.addEventListener('blur', ({ relatedTarget }) => relatedTarget || setOpen(false), { signal });
    document.addEventListener('focusin', ({ target }) => isInside(target) || setOpen(false), { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => controller.abort();
  }, [codename, field]);

  if (!isOpen || texts.length === 0) return null;
  const remove = (text: string) => {
    removeRecentSearch(codename, text);
    setTexts(recentSearches(codename));
    field.current?.focus();
  };
  const open = (event: MouseEvent, text: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(resultsOf(text));
  };
  return (
    // The field keeps the focus while a row is tapped.
    <Panel ref={panel} aria-label={m('search.recent')} onMouseDown={(event) => event.preventDefault()}>
      <Title>{m('search.recent')}</Title>
      <ul>
        {texts.map((text) => (
          <Row as="li" key={text} $gap={0}>
            <Recent to={resultsOf(text)} onClick={(event: MouseEvent) => open(event, text)}>
              <Text as="span" $tone="text-muted">
                <History size={18} aria-hidden />
              </Text>
              <Term>{text}</Term>
            </Recent>
            <Text as="span" $tone="text-muted">
              <IconButton label={m('search.forget', { text })} icon={<X size={18} />} onClick={() => remove(text)} />
            </Text>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
