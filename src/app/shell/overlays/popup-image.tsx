import { useEffect, useEffectEvent, useState } from 'react';
import { resolveLink } from '../../../actions/resolve-link';
import type { StoreShell } from '../../../api/store-context';
import { ImagePopup } from '../../../ui/dialog/image-popup';
import type { LinkTarget } from '../../../ui/link/link';
import { pictureSources } from '../../../ui/media/picture';
import { useMessages } from '../../../i18n/use-messages';
import { popupMoment } from './popup-moment';

type Store = Pick<StoreShell, 'name' | 'shortLinkHost'>;

export interface PopupImageProps {
  store: Store;
  popup: NonNullable<StoreShell['popup']>;
  onOpen: () => void;
  onClose: () => void;
}

function targetOf(link: string | null, store: Store): LinkTarget | null {
  const target = link === null ? null : resolveLink(link, store);
  if (target?.kind === 'route') return { to: target.path };
  if (target?.kind === 'external') return { to: target.href, target: '_blank', rel: 'noopener' };
  return null;
}

const sourceWidth = 352;

/** The popup does not open if its picture cannot be loaded. */
function loadPicture(path: string): HTMLImageElement {
  const picture = new Image();
  const { src, srcSet = '' } = pictureSources(path, sourceWidth);
  picture.fetchPriority = 'low';
  picture.srcset = srcSet;
  picture.src = src;
  return picture;
}

/** The store's popup, which opens by itself with its picture when it does not interrupt the visitor. */
export default function PopupImage({ store, popup, onOpen, onClose }: PopupImageProps) {
  const m = useMessages();
  const [width, setWidth] = useState<number | null>(null);
  const open = useEffectEvent((fitting: number) => {
    setWidth(fitting);
    onOpen();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    popupMoment(loadPicture(popup.image), signal).then((fitting) => signal.aborted || open(fitting), String);
    return () => controller.abort();
  }, [popup.image]);
  const target = targetOf(popup.link, store);
  return (
    width !== null && (
      <ImagePopup
        open
        onClose={onClose}
        image={popup.image}
        alt={popup.alt}
        width={width}
        title={m('popup.title', { store: store.name })}
        {...(target && { link: { ...target, onClick: onClose } })}
      />
    )
  );
}
