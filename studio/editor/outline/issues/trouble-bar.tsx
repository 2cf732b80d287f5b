import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { Button } from '../../../../src/ui/button/button';
import { IconButton } from '../../../../src/ui/button/icon-button';
import { ListButton, ListText } from '../../../../src/ui/list/list-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { useStudioMessages } from '../../../i18n/use-studio-messages';

export interface Trouble {
  readonly pointer: string;
  /** Where it is. */
  readonly label: string;
  readonly text: string;
}

/** Large text takes more than one line. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-3')};
  background: ${token('color-sale-soft')};
  color: ${token('color-sale')};
  font-weight: 600;
`;

const Title = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  max-width: 100%;
  margin-inline-start: auto;
`;

const Scroll = styled.div`
  max-height: 40dvh;
  overflow-y: auto;
  border-bottom: 1px solid ${token('color-border')};
`;

export interface TroubleBarProps {
  icon: ReactNode;
  title: string;
  troubles: readonly Trouble[];
  onOpen: (pointer: string) => void;
}

/** How much is to be mended, one after the other or from a list. */
export function TroubleBar({ icon, title, troubles, onOpen }: TroubleBarProps) {
  const m = useStudioMessages();
  const [isListed, setListed] = useState(false);
  const [at, setAt] = useState(-1);
  if (troubles.length === 0) return null;
  const openNext = () => {
    const next = (at + 1) % troubles.length;
    setAt(next);
    onOpen(troubles[next]?.pointer ?? '');
  };
  return (
    <section aria-label={title}>
      <Bar>
        {icon}
        <Title>{title}</Title>
        <Actions>
          <Button $small $look="secondary" onClick={openNext}>
            {m('outline.next')}
          </Button>
          <IconButton
            label={m('outline.list')}
            icon={<ChevronDown size={20} aria-hidden />}
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
          />
        </Actions>
      </Bar>
      {isListed && (
        <Scroll>
          <RowList>
            {troubles.map(({ pointer, label, text }, index) => (
              <li key={`${pointer} ${text}`}>
                <ListButton
                  onClick={() => {
                    setAt(index);
                    onOpen(pointer);
                  }}
                >
                  <ListText>
                    <b>{label}</b>
                    <small>{text}</small>
                  </ListText>
                </ListButton>
              </li>
            ))}
          </RowList>
        </Scroll>
      )}
    </section>
  );
}
