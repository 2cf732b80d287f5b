import { resolveLink } from '../../../actions/resolve-link';
import type { StoreShell } from '../../../api/store-context';
import { ImagePopup } from '../../../ui/dialog/image-popup';
import type { LinkTarget } from '../../../ui/link/link';
import { useMessages } from '../../../i18n/use-messages';

type Store = Pick<StoreShell, 'name' | 'shortLinkHost'>;

export interface PopupImageProps {
  store: Store;
  popup: NonNullable<StoreShell['popup']>;
  open: boolean;
  onClose: () => void;
}

function targetOf(link: string | null, store: Store): LinkTarget | null {
  const target = link === null ? null : resolveLink(link, store);
  if (target?.kind === 'route') return { to: target.path };
  if (target?.kind === 'external') return { to: target.href, target: '_blank', rel: 'noopener' };
  return null;
}

export default function PopupImage({ store, popup, open, onClose }: PopupImageProps) {
  const m = useMessages();
  const target = targetOf(popup.link, store);
  return (
    <ImagePopup
      open={open}
      onClose={onClose}
      image={popup.image}
      title={m('popup.title', { store: store.name })}
      {...(target && { link: { ...target, onClick: onClose } })}
    />
  );
}
