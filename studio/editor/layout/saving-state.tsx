import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { QuietButton } from '../../../src/ui/button/quiet-button';
import { token } from '../../../src/theme/token';
import type { PlainKey } from '../../i18n/use-studio-messages';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { isRefusedIn } from '../draft/selectors';
import type { DraftFlow } from '../draft/use-draft';
import { type Saving, useEditor } from '../editor';

const words = {
  saved: 'editor.saved',
  waiting: 'editor.saving',
  saving: 'editor.saving',
  offline: 'editor.offline',
  'signed-out': 'editor.signed-out',
  failed: 'editor.failed',
} as const satisfies { readonly [State in Saving]: PlainKey };

const isTrouble = (saving: Saving) => saving === 'offline' || saving === 'signed-out' || saving === 'failed';

const Row = styled.div`
  display: flex;
  align-items: center;
`;

const State = styled.span<{ $trouble: boolean }>`
  color: ${({ $trouble }) => token($trouble ? 'color-warning' : 'color-text-muted')};
  font-size: ${token('font-small')};
  line-height: 1.25;
`;

interface SavingStateProps {
  flow: DraftFlow;
}

/** Where the last change is, in words, and what to do if it cannot be saved. */
export function SavingState({ flow }: SavingStateProps) {
  const m = useStudioMessages();
  const { saving } = useEditor();
  const isRefused = useSelector(flow, isRefusedIn);
  const retry = () => flow.send({ type: 'draft.retry' });
  return (
    <Row>
      <State $trouble={isTrouble(saving)}>{m(isRefused ? 'editor.refused' : words[saving])}</State>
      {saving === 'signed-out' && <QuietButton onClick={retry}>{m('editor.sign-in')}</QuietButton>}
      {saving === 'failed' && <QuietButton onClick={retry}>{m('editor.try-now')}</QuietButton>}
    </Row>
  );
}
