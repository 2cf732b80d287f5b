import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../../../ui/button/icon-button';
import { Text } from '../../../ui/text/text';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 1rem;
  }
`;

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-1')} ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
  font-size: ${token('font-small')};
  animation: ${rise} ${token('duration-slow')} ${token('easing-out')};
  /* Taps pass through the space around the banners. */
  pointer-events: auto;
`;

const Words = styled.p`
  flex: 1 1 6rem;
`;

export interface BannerProps {
  icon: ReactNode;
  label: string;
  text: string;
  action?: ReactNode;
  onClose: () => void;
}

export function Banner({ icon, label, text, action, onClose }: BannerProps) {
  const m = useMessages();
  return (
    <Card aria-label={label}>
      <Text as="span" $tone="link">
        {icon}
      </Text>
      <Words role="status">{text}</Words>
      {action}
      <IconButton label={m('action.close')} icon={<X size={20} />} onClick={onClose} />
    </Card>
  );
}
