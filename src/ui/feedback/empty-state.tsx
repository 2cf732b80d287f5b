import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import { IconDisc } from '../media/icon-disc';
import { MessageFrame } from './message-frame';

export interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  children?: ReactNode;
  /** `h1` if the page shows nothing else. */
  as?: 'h1' | 'h2';
}

export const EmptyState = ({
  title,
  text,
  icon = <PackageOpen size={40} strokeWidth={1.5} />,
  children,
  as: Title = 'h2',
}: EmptyStateProps) => (
  <MessageFrame>
    <IconDisc $size={88} $shape="round" $soft>
      {icon}
    </IconDisc>
    <Title>{title}</Title>
    {text && <p>{text}</p>}
    {children}
  </MessageFrame>
);
