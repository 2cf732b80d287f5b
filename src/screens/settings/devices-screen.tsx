import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import styled from 'styled-components';
import { DevicesScreenDocument } from '../../__generated__/documents/devices-screen';
import { EndSessionsDocument } from '../../__generated__/documents/end-sessions';
import type { DevicesScreenQuery } from '../../__generated__/gql/graphql';
import { useExecute } from '../../api/execute';
import { useRefresh } from '../../api/use-refresh';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useMoment } from '../../i18n/dates';
import { useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useToast } from '../../ui/feedback/use-toast';
import { ListText, listRow } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';
import { SettingsFrame } from './settings-frame';

const all = {};

type Session = NonNullable<DevicesScreenQuery['customer']>['sessions'][number];

const Row = styled.div`
  ${listRow}
  flex-wrap: wrap;
  padding-inline: 0;
`;

const Icon = styled(MonitorSmartphone)`
  flex: none;
  color: ${token('color-text-muted')};
`;

const Words = styled(ListText)`
  flex-basis: 8.5rem;
`;

const End = styled.div`
  display: grid;
  gap: ${token('space-3')};
  margin-top: ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

interface DeviceProps {
  session: Session;
  onEnd: () => void;
}

function Device({ session: { device, isCurrent, startedAt, seenAt }, onEnd }: DeviceProps) {
  const m = useMessages();
  const moment = useMoment();
  const name = device || m('devices.unknown');
  return (
    <Row>
      <Icon size={22} aria-hidden />
      <Words>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{m('devices.signed-in', { moment: moment(startedAt) })}</small>
        <small>{isCurrent ? m('devices.this') : m('devices.seen', { moment: moment(seenAt) })}</small>
      </Words>
      {!isCurrent && (
        <Button $small $look="secondary" aria-label={m('devices.end-of', { name })} onClick={onEnd}>
          {m('devices.end')}
        </Button>
      )}
    </Row>
  );
}

/** The sessions to end: one, or all others. */
type Chosen = Session | 'others';

/** The devices on which the customer is signed in. */
export default function DevicesScreen({ data: { customer } }: ScreenProps<DevicesScreenQuery>) {
  const m = useMessages();
  const failureText = useFailureText();
  const toast = useToast();
  const execute = useExecute();
  const refresh = useRefresh(DevicesScreenDocument, all);
  const refusalText = useRefusalText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  if (!customer) return null;
  const { sessions } = customer;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const end = async (which: Chosen) => {
    setBusy(true);
    const answer = await execute(EndSessionsDocument, { session: which === 'others' ? null : which.id });
    setBusy(false);
    setChosen(null);
    if (!answer.ok) return setAlert(failureText(answer));
    const { endSessions } = answer.data;
    if (endSessions.__typename === 'Refusal') return setAlert(refusalText(endSessions));
    toast(m('devices.ended'));
    await refresh();
  };
  return (
    <SettingsFrame tab="devices">
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <Device session={session} onEnd={() => setChosen(session)} />
          </li>
        ))}
      </RowList>
      <End>
        {hasOthers ? (
          <Button $look="secondary" onClick={() => setChosen('others')}>
            {m('devices.end-others')}
          </Button>
        ) : (
          <p>{m('devices.only-this')}</p>
        )}
        <p>{m('devices.hint')}</p>
      </End>
      <ConfirmDialog
        open={chosen !== null}
        text={m(chosen === 'others' ? 'devices.end-others-ask' : 'devices.end-ask')}
        hint={m('devices.end-hint')}
        no={m('action.no')}
        yes={m('action.yes')}
        busy={busy}
        onNo={() => setChosen(null)}
        onYes={() => chosen && void end(chosen)}
      />
      <AlertDialog open={alert !== null} text={alert ?? ''} onClose={() => setAlert(null)} />
    </SettingsFrame>
  );
}
