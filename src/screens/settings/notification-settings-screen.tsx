import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { MuteNotificationsDocument } from '../../__generated__/documents/mute-notifications';
import { NotificationSettingsScreenDocument } from '../../__generated__/documents/notification-settings-screen';
import type { NotificationKind, NotificationSettingsScreenQuery } from '../../__generated__/gql/graphql';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { isBusy } from '../../actors/selectors';
import { hasPushFailed, isPushBlocked, isPushOn, isPushUnsupported } from '../../features/notifications/selectors';
import { usePush } from '../../features/notifications/use-push';
import { useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Checkbox } from '../../ui/field/checkbox';
import { FieldSet } from '../../ui/field/field-set';
import { SettingsFrame } from './settings-frame';
import { Text } from '../../ui/text/text';

const Device = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-5')};
`;

const Hint = styled(Text)`
  padding-top: ${token('space-2')};
`;

function ThisDevice() {
  const m = useMessages();
  const flow = usePush();
  const busy = useSelector(flow, isBusy);
  const on = useSelector(flow, isPushOn);
  const blocked = useSelector(flow, isPushBlocked);
  const unsupported = useSelector(flow, isPushUnsupported);
  const failed = useSelector(flow, hasPushFailed);
  const state =
    (unsupported && 'notification.unsupported') ||
    (blocked && 'notification.blocked') ||
    (failed && 'notification.failed') ||
    (on ? 'notification.on' : 'notification.off');
  return (
    <Device>
      <Text as="h2" $size="body" $weight={600}>
        {m('notification.device')}
      </Text>
      <p role="status">{m(state)}</p>
      {(blocked || failed) && (
        <Button $look="secondary" onClick={() => flow.send({ type: 'push.retry' })}>
          {m('action.retry')}
        </Button>
      )}
      {!unsupported && !blocked && !failed && (
        <Button
          $look={on ? 'secondary' : 'primary'}
          disabled={busy}
          onClick={() => flow.send({ type: on ? 'push.disable' : 'push.enable' })}
        >
          {m(on ? 'notification.disable' : 'notification.allow')}
        </Button>
      )}
    </Device>
  );
}

const labels = {
  ORDER: 'notification.kind-order',
  PAYMENT: 'notification.kind-payment',
  CHAT: 'notification.kind-chat',
  INVOICE: 'notification.kind-invoice',
  RIDE: 'notification.kind-ride',
} as const satisfies Record<NotificationKind, string>;

type Kinds = NonNullable<NonNullable<NotificationSettingsScreenQuery['customer']>['pushSettings']>['kinds'];

function Kinds({ kinds }: { kinds: Kinds }) {
  const m = useMessages();
  const failureText = useFailureText();
  const execute = useExecute();
  const pageData = usePageData();
  const [busyKind, setBusyKind] = useState<NotificationKind | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const mute = async (kind: NotificationKind, isMuted: boolean) => {
    setBusyKind(kind);
    const answer = await execute(MuteNotificationsDocument, { kind, isMuted });
    const list = answer.ok && (await execute(NotificationSettingsScreenDocument, {}));
    setBusyKind(null);
    if (!answer.ok) return setAlert(failureText(answer));
    if (answer.data.muteNotifications.__typename === 'Refusal') setAlert(answer.data.muteNotifications.message);
    if (list && list.ok) pageData.replace(NotificationSettingsScreenDocument, {}, list.data);
  };
  return (
    <FieldSet>
      <legend>{m('notification.kinds')}</legend>
      {kinds.map(({ kind, isMuted }) => (
        <Checkbox key={kind} checked={!isMuted} disabled={busyKind !== null} onChange={() => void mute(kind, !isMuted)}>
          {m(labels[kind])}
        </Checkbox>
      ))}
      <Hint $tone="text-muted" $size="small">
        {m('notification.kinds-hint')}
      </Hint>
      <AlertDialog open={alert !== null} text={alert ?? ''} onClose={() => setAlert(null)} />
    </FieldSet>
  );
}

/** The kinds of notifications, and whether this browser receives them. */
export default function NotificationSettingsScreen({ data }: ScreenProps<NotificationSettingsScreenQuery>) {
  const m = useMessages();
  const pushSettings = data.customer?.pushSettings;
  return (
    <SettingsFrame tab="notifications">
      {pushSettings ? (
        <>
          <ThisDevice />
          <Kinds kinds={pushSettings.kinds} />
        </>
      ) : (
        <p>{m('notification.none-sent')}</p>
      )}
    </SettingsFrame>
  );
}
