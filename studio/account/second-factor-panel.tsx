import { useSelector } from '@xstate/react';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Button } from '../../src/ui/button/button';
import { Rest, Row } from '../../src/ui/layout/row';
import { Stack } from '../../src/ui/layout/stack';
import { Text } from '../../src/ui/text/text';
import { useMe } from '../app/me';
import { Panel } from '../app/panel';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { SecondFactorSheet } from './second-factor-sheet';
import { stepOf } from './selectors';
import { useSecondFactor } from './use-second-factor';

/** The authenticator app: off, or on with the number of recovery codes left. */
export function SecondFactorPanel() {
  const m = useStudioMessages();
  const { hasSecondFactor, recoveryCodes } = useMe();
  const flow = useSecondFactor();
  const step = useSelector(flow, stepOf);
  return (
    <Panel title={m('account.second-factor')}>
      <Stack $gap={4}>
        <Row $gap={3} $align="start">
          {hasSecondFactor ? <ShieldCheck size={24} /> : <ShieldAlert size={24} />}
          <Rest>
            <Text $weight={600}>{m(hasSecondFactor ? 'account.factor-on' : 'account.factor-off')}</Text>
            <Text $tone="text-muted">
              {hasSecondFactor ? m('account.codes-left', { count: recoveryCodes }) : m('account.factor-reason')}
            </Text>
          </Rest>
        </Row>
        {hasSecondFactor ? (
          <Row $gap={3} $wraps>
            <Button $look="secondary" onClick={() => flow.send({ type: 'renewal.open' })}>
              {m('account.renew-codes')}
            </Button>
            <Button $look="quiet" onClick={() => flow.send({ type: 'ending.open' })}>
              {m('account.end-factor')}
            </Button>
          </Row>
        ) : (
          <Button onClick={() => flow.send({ type: 'setup.open' })}>{m('account.start-factor')}</Button>
        )}
      </Stack>
      <SecondFactorSheet flow={flow} step={step} />
    </Panel>
  );
}
