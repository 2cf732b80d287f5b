import RotateCw from 'lucide-react/icons/rotate-cw';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonLook, buttonStyle } from './button';
import { useMessages } from '../../i18n/use-messages';

const Control = styled.a<ButtonLook>`
  ${buttonStyle}
`;

export interface RetryLinkProps extends ButtonLook {
  onRetry: () => void;
}

/** Tries again without leaving the page; before scripts run, it loads the same URL again. */
export function RetryLink({ onRetry, ...look }: RetryLinkProps) {
  const m = useMessages();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <Control href="" onClick={retry} {...look}>
      <RotateCw size={18} />
      {m('action.retry')}
    </Control>
  );
}
