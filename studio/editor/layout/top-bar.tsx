import ChevronLeft from 'lucide-react/icons/chevron-left';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import styled from 'styled-components';
import { IconButton, IconLink } from '../../../src/ui/button/icon-button';
import { token } from '../../../src/theme/token';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { PublishButton } from '../publish/publish-button';
import { SavingState } from './saving-state';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-height: ${token('size-header')};
  padding: 0 ${token('space-2')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

const Names = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Name = styled.h1`
  margin: 0;
  overflow: hidden;
  font-size: ${token('font-large')};
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface TopBarProps {
  name: string;
}

export function TopBar({ name }: TopBarProps) {
  const m = useStudioMessages();
  const { undo, redo } = useEditor();
  return (
    <Bar>
      <IconLink label={m('editor.back')} icon={<ChevronLeft size={22} aria-hidden />} link={{ to: '/' }} />
      <Names>
        <Name translate="no">{name}</Name>
        <SavingState />
      </Names>
      <IconButton
        label={m('editor.undo')}
        icon={<Undo2 size={20} aria-hidden />}
        aria-keyshortcuts="Control+Z"
        disabled={!undo}
        onClick={() => undo?.()}
      />
      <IconButton
        label={m('editor.redo')}
        icon={<Redo2 size={20} aria-hidden />}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!redo}
        onClick={() => redo?.()}
      />
      <PublishButton />
    </Bar>
  );
}
