import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { useMessages } from '../../../i18n/use-messages';
import { Banner } from './banner';

export interface NotificationBannerProps {
  onClose: () => void;
}

/** Offers notifications. Asks the browser on a tap only; an unsupported or denied permission is reported. */
export default function NotificationBanner({ onClose }: NotificationBannerProps) {
  const m = useMessages();
  const toast = useToast();
  const [refusal, setRefusal] = useState<'notification.unsupported' | 'notification.blocked' | null>(null);

  async function ask() {
    if (!('Notification' in window)) return setRefusal('notification.unsupported');
    const permission = await Notification.requestPermission();
    if (permission === 'denied') setRefusal('notification.blocked');
    if (permission !== 'granted') return;
    toast(m('notification.allowed'), toastDurations.shell);
    onClose();
  }

  return (
    <Banner
      icon={<BellRing />}
      label={m('notification.title')}
      text={m(refusal ?? 'notification.offer')}
      action={
        refusal === null && (
          <Button $small onClick={ask}>
            {m('notification.allow')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
