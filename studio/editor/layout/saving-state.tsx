import styled from 'styled-components';
import { QuietButton } from '../../../src/ui/button/quiet-button';
import { token } from '../../../src/theme/token';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import type { DraftFlow } from '../draft/use-draft';
import { useEditor } from '../editor';
import { isTrouble, useSavingText } from './use-saving-text';

/** A button that does not fit beside the text has a line of its own. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const State = styled.span<{ $trouble: boolean }>`
  color: ${({ $trouble }) => token($trouble ? 'color-warning' : 'color-text-muted')};
  font-size: ${token('font-small')};
  line-height: 1.25;
`;

interface SavingStateProps {
  flow: DraftFlow;
  isStored: boolean;
}

/** Where the last change is, in words, and what to do if it cannot be saved. */
export function SavingState({ flow, isStored }: SavingStateProps) {
  const m = useStudioMessages();
  const { saving } = useEditor();
  const text = useSavingText(flow, isStored);
  const retry = () => flow.send({ type: 'draft.retry' });
  return (
    <Row>
      <State $trouble={isTrouble(saving)}>{text}</State>
      {saving === 'signed-out' && <QuietButton onClick={retry}>{m('editor.sign-in')}</QuietButton>}
      {saving === 'failed' && <QuietButton onClick={retry}>{m('editor.try-now')}</QuietButton>}
    </Row>
  );
}
