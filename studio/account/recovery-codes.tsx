import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { useToast } from '../../src/ui/feedback/use-toast';
import { Row } from '../../src/ui/layout/row';
import { Stack } from '../../src/ui/layout/stack';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { SecondFactorFlow } from './use-second-factor';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
  font-family: ui-monospace, monospace;
  user-select: all;
`;

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface RecoveryCodesProps {
  flow: SecondFactorFlow;
}

/** The recovery codes, which are shown only now. */
export function RecoveryCodes({ flow }: RecoveryCodesProps) {
  const m = useStudioMessages();
  const toast = useToast();
  const codes = useSelector(flow, ({ context }) => context.codes);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(m('account.copied')),
      () => toast(m('account.not-copied')),
    );
  return (
    <Stack $gap={4}>
      <p role="status">{m('account.recovery-intro')}</p>
      <Codes translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row $gap={3} $wraps>
        <Button $look="secondary" onClick={() => void copy()}>
          {m('account.copy')}
        </Button>
        <Button $look="secondary" onClick={() => download('studio-recovery-codes.txt', text)}>
          {m('account.download')}
        </Button>
      </Row>
      <Button onClick={() => flow.send({ type: 'codes.keep' })}>{m('account.codes-kept')}</Button>
    </Stack>
  );
}
