import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/use-messages';
import { token } from '../theme/token';
import { IconButton } from './icon-button';

export interface BannerStripProps {
  icon: ReactNode;
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  onDismiss: () => void;
}

const Strip = styled.aside`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-1')} ${token('space-2')} ${token('space-4')};
  background: ${token('color-action-soft')};
  color: ${token('color-text')};
  font-size: 0.8125rem;
  line-height: 1.35;

  & > svg {
    color: ${token('color-link')};
  }

  p {
    flex: 1;
  }
`;

/** An offer across the page that can be put away. */
export function BannerStrip({ icon, children, action, onDismiss }: BannerStripProps) {
  const m = useMessages();
  return (
    <Strip>
      {icon}
      <p>{children}</p>
      {action}
      <IconButton label={m('action.close')} icon={<X size={18} />} onClick={onDismiss} />
    </Strip>
  );
}
