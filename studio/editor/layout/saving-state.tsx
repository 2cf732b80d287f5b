import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import type { MessageKey } from '../../__generated__/messages/keys';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { type Saving, useEditor } from '../editor';

const words = {
  saved: 'editor.saved',
  waiting: 'editor.saving',
  saving: 'editor.saving',
  offline: 'editor.offline',
  'signed-out': 'editor.signed-out',
  failed: 'editor.failed',
} as const satisfies { readonly [State in Saving]: MessageKey };

const isTrouble = (saving: Saving) => saving === 'offline' || saving === 'signed-out' || saving === 'failed';

const State = styled.span<{ $trouble: boolean }>`
  overflow: hidden;
  color: ${({ $trouble }) => token($trouble ? 'color-warning' : 'color-text-muted')};
  font-size: ${token('font-small')};
  line-height: 1.25;
`;

export function SavingState() {
  const m = useStudioMessages();
  const { saving } = useEditor();
  return <State $trouble={isTrouble(saving)}>{m(words[saving])}</State>;
}
