import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../src/ui/button/button';
import { Sheet } from '../../../src/ui/dialog/sheet';
import { OnDemand } from '../../../src/ui/feedback/on-demand';
import { token } from '../../../src/theme/token';
import { lazyComponent } from '../../../src/lazy/lazy-component';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';

const ConflictList = lazyComponent(async () => ({ default: (await import('./conflict-list')).ConflictList }));

/** Large text takes more than one line. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-4')};
  background: ${token('color-warning-soft')};
  color: ${token('color-warning')};
  font-weight: 500;
`;

const Words = styled.span`
  display: flex;
  flex: 1 1 8rem;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;
`;

const Icon = styled(Users)`
  flex: none;
`;

const Decide = styled(Button)`
  flex: none;
  max-width: 100%;
  margin-inline-start: auto;
`;

/** Says that two people changed the same, for as long as nobody has decided. */
export function ConflictBar() {
  const m = useStudioMessages();
  const { conflicts } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const count = new Set(conflicts.map(({ pointer }) => pointer)).size;
  const close = () => setOpen(false);
  if (count === 0) {
    if (isOpen) close();
    return null;
  }
  return (
    <>
      <Bar role="status">
        <Words>
          <Icon size={20} aria-hidden />
          {m('conflicts.count', { count })}
        </Words>
        <Decide $small $look="secondary" onClick={() => setOpen(true)}>
          {m('conflicts.decide')}
        </Decide>
      </Bar>
      <Sheet open={isOpen} title={m('conflicts.title')} onClose={close}>
        <OnDemand needed={isOpen} onFail={close}>
          <ConflictList />
        </OnDemand>
      </Sheet>
    </>
  );
}
