import { useSelector } from '@xstate/react';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { isBusy } from '../../../actors/selectors';
import { useFlowEvents } from '../../../actors/use-flow-events';
import { hasPushFailed, isPushBlocked, isPushUnsupported } from '../../../features/notifications/selectors';
import { usePush } from '../../../features/notifications/use-push';
import { useMessages } from '../../../i18n/use-messages';
import { Button } from '../../../ui/button/button';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { Banner } from './banner';
import { PushRenewal } from './push-renewal';

export interface NotificationBannerProps {
  onClose: () => void;
}

/** Asks the browser only on a tap, and reports an unsupported or denied permission. */
function Offer({ onClose }: NotificationBannerProps) {
  const m = useMessages();
  const toast = useToast();
  const flow = usePush();
  const busy = useSelector(flow, isBusy);
  const failed = useSelector(flow, hasPushFailed);
  const blocked = useSelector(flow, isPushBlocked);
  const unsupported = useSelector(flow, isPushUnsupported);
  useFlowEvents(flow, {
    'push.enabled': () => {
      toast(m('notification.allowed'), toastDurations.shell);
      onClose();
    },
  });
  const refusal = (unsupported && 'notification.unsupported') || (blocked && 'notification.blocked');
  return (
    <Banner
      icon={<BellRing />}
      label={m('notification.title')}
      text={m(refusal || (failed ? 'notification.failed' : 'notification.offer'))}
      action={
        !refusal && (
          <Button $small disabled={busy} onClick={() => flow.send({ type: failed ? 'push.retry' : 'push.enable' })}>
            {m(failed ? 'action.retry' : 'notification.allow')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}

/** Offers notifications, or subscribes the session if they are already allowed. */
export default function NotificationBanner(props: NotificationBannerProps) {
  const [allowed] = useState(() => 'Notification' in window && Notification.permission === 'granted');
  return allowed ? <PushRenewal /> : <Offer {...props} />;
}
