import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import styled from 'styled-components';
import { IconButton } from '../../../src/ui/button/icon-button';
import { token } from '../../../src/theme/token';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import type { DraftFlow } from '../draft/use-draft';
import { useEditor } from '../editor';
import { Colleagues } from '../presence/colleagues';
import { PublishButton } from '../publish/publish-button';
import { SavingState } from './saving-state';

/** Large text takes more than one line. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-1')};
  min-height: 52px;
  padding: 0 ${token('space-2')} 0 ${token('space-4')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

const State = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
  padding-block: ${token('space-1')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-1')};
  min-height: 52px;
  margin-inline-start: auto;
`;

const Step = styled(IconButton)`
  &:disabled {
    background: none;
    color: ${token('color-outline')};
    cursor: default;
  }
`;

export interface TopBarProps {
  flow: DraftFlow;
  isStored: boolean;
}

export function TopBar({ flow, isStored }: TopBarProps) {
  const m = useStudioMessages();
  const { undo, redo } = useEditor();
  return (
    <Bar>
      <State>
        <SavingState flow={flow} isStored={isStored} />
      </State>
      <Actions>
        <Colleagues
          onPresence={({ version, current, savedAt }) =>
            flow.send({ type: 'draft.move', version, base: current, savedAt })
          }
        />
        <Step
          label={m('editor.undo')}
          icon={<Undo2 size={20} aria-hidden />}
          aria-keyshortcuts="Control+Z"
          disabled={!undo}
          onClick={() => undo?.()}
        />
        <Step
          label={m('editor.redo')}
          icon={<Redo2 size={20} aria-hidden />}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!redo}
          onClick={() => redo?.()}
        />
        <PublishButton />
      </Actions>
    </Bar>
  );
}
