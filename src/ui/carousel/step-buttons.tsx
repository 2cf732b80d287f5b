import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { IconButton } from '../button/icon-button';

export interface StepButtonsProps {
  onStep: (by: 1 | -1) => void;
  /** The distance of the buttons from the sides, in pixels. */
  inset: number;
  children: ReactNode;
}

const Step = styled(IconButton)`
  position: absolute;
  top: calc(50% - 22px);
  z-index: ${token('layer-raised')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-raised')};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${token('duration-fast')};

  &:focus-visible {
    opacity: 1;
  }

  @media (hover: hover) {
    :hover > & {
      opacity: 1;
      pointer-events: auto;
    }
  }
`;

/** A row between buttons that slide it. They are shown while a mouse is over the row, and when they have the focus. */
export function StepButtons({ onStep, inset, children }: StepButtonsProps) {
  const m = useMessages();
  return (
    <>
      <Step
        label={m('action.previous')}
        icon={<ChevronLeft size={20} />}
        style={{ left: inset }}
        onClick={() => onStep(-1)}
      />
      {children}
      <Step
        label={m('action.next')}
        icon={<ChevronRight size={20} />}
        style={{ right: inset }}
        onClick={() => onStep(1)}
      />
    </>
  );
}
