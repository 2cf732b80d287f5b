import Users from 'lucide-react/icons/users';
import { useMessages } from '../../../i18n/use-messages';
import { Banner } from './banner';

export interface SessionBannerProps {
  isOver: boolean;
  onClose: () => void;
}

/** Says why a page has reloaded: another tab has signed in or out. */
export default function SessionBanner({ isOver, onClose }: SessionBannerProps) {
  const m = useMessages();
  return (
    <Banner
      icon={<Users />}
      label={m('session.title')}
      text={m(isOver ? 'session.over' : 'session.other')}
      onClose={onClose}
    />
  );
}
