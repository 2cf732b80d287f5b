import Eye from 'lucide-react/icons/eye';
import ListTree from 'lucide-react/icons/list-tree';
import SquarePen from 'lucide-react/icons/square-pen';
import styled from 'styled-components';
import { TabButtons } from '../../../src/ui/menu/tab-buttons';
import { token } from '../../../src/theme/token';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { ConflictBar } from '../conflicts/conflict-bar';
import type { DraftFlow } from '../draft/use-draft';
import { useEditor } from '../editor';
import { FormPane } from '../form/form-pane';
import { OutlinePane } from '../outline/outline-pane';
import { PreviewPane } from '../preview/preview-pane';
import { Announcements } from './announcements';
import { TopBar } from './top-bar';
import { type Pane, panes } from './use-place';
import { useUndoKeys } from './use-undo-keys';

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;

  @media (width >= 1024px) {
    /* Large text gets wider columns. */
    grid-template-columns: max(280px, min(17.5rem, 27%)) minmax(0, 1fr) max(360px, min(22.5rem, 33%));
  }
`;

/** What is hidden in it stays in it, or the window would scroll to it. */
const PaneFrame = styled.section<{ $shown: boolean; $quiet: boolean }>`
  position: relative;
  display: ${({ $shown }) => ($shown ? 'flex' : 'none')};
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${({ $quiet }) => token($quiet ? 'color-canvas' : 'color-surface')};

  @media (width >= 1024px) {
    display: flex;

    & + & {
      border-inline-start: 1px solid ${token('color-border')};
    }
  }
`;

const Tabs = styled.div`
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  @media (width >= 1024px) {
    display: none;
  }
`;

const icons = { outline: ListTree, page: Eye, form: SquarePen } as const;
const contents = { outline: OutlinePane, page: PreviewPane, form: FormPane } as const;

export interface EditorLayoutProps {
  flow: DraftFlow;
  isStored: boolean;
  pane: Pane;
  onShow: (pane: Pane) => void;
}

/** Three panes side by side, on a phone one at a time. */
export function EditorLayout({ flow, isStored, pane, onShow }: EditorLayoutProps) {
  const m = useStudioMessages();
  const { place, mayChange } = useEditor();
  useUndoKeys();
  // Of a form without a control that takes the focus, the pane does, to be scrolled by keys.
  const isReadOnly = place !== '' && !mayChange(place);
  const tabs = panes.map((id) => {
    const Icon = icons[id];
    return { id, label: m(`editor.${id}`), icon: <Icon size={20} aria-hidden /> };
  });
  return (
    <Frame>
      <TopBar flow={flow} isStored={isStored} />
      <ConflictBar />
      <Announcements flow={flow} isStored={isStored} />
      <Panes>
        {panes.map((id) => {
          const Content = contents[id];
          return (
            <PaneFrame
              key={id}
              $shown={id === pane}
              $quiet={id === 'page'}
              aria-label={m(`editor.${id}`)}
              tabIndex={id === 'form' && isReadOnly ? 0 : undefined}
            >
              <Content />
            </PaneFrame>
          );
        })}
      </Panes>
      <Tabs>
        <TabButtons stacked label={m('editor.parts')} tabs={tabs} selected={pane} onSelect={onShow} />
      </Tabs>
    </Frame>
  );
}
