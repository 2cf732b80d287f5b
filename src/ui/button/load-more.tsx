import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button, LinkButton } from './button';
import { isPlainClick } from '../link/link';

export interface LoadMoreProps {
  status: 'resting' | 'loading' | 'failed' | 'ended';
  onMore: () => void;
  /** The text after a failure; by default that of a list of items. */
  failureText?: string;
  /** The URL of the next page, for a browser without scripts. */
  to?: string;
}

const spin = keyframes`
  to { rotate: 1turn; }
`;

const Frame = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-4')} ${token('space-6')};

  & > p {
    color: ${token('color-sale')};
    font-size: 0.8125rem;
    text-align: center;
  }

  svg {
    animation: ${spin} 0.8s linear infinite;
  }
`;

const look = { $look: 'secondary', $wide: true } as const;

/** The end of a list with further pages: a button that loads the next page, or retries after a failure. */
export function LoadMore({ status, onMore, failureText, to }: LoadMoreProps) {
  const m = useMessages();
  if (status === 'ended') return null;
  const busy = status === 'loading';
  const loadMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onMore();
  };
  const content = (
    <>
      {busy && <LoaderCircle size={18} aria-hidden />}
      {m(busy ? 'list.loading' : status === 'failed' ? 'action.retry' : 'list.more')}
    </>
  );
  return (
    <Frame>
      {status === 'failed' && <p role="alert">{failureText ?? m('list.failed')}</p>}
      {to === undefined ? (
        <Button {...look} aria-disabled={busy || undefined} onClick={loadMore}>
          {content}
        </Button>
      ) : (
        <LinkButton {...look} to={to} rel="next" aria-disabled={busy || undefined} onClick={loadMore}>
          {content}
        </LinkButton>
      )}
    </Frame>
  );
}
