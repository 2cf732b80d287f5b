import Smartphone from 'lucide-react/icons/smartphone';
import { LinkButton } from '../../../ui/button/button';
import { useMessages } from '../../../i18n/use-messages';
import { Banner } from './banner';

export interface AndroidBannerProps {
  store: string;
  packageName: string;
  onClose: () => void;
}

export default function AndroidBanner({ store, packageName, onClose }: AndroidBannerProps) {
  const m = useMessages();
  return (
    <Banner
      icon={<Smartphone />}
      label={m('android.title')}
      text={m('android.offer', { store })}
      action={
        <LinkButton $small to={`https://play.google.com/store/apps/details?id=${encodeURIComponent(packageName)}`}>
          {m('android.open')}
        </LinkButton>
      }
      onClose={onClose}
    />
  );
}
