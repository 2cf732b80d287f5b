import X from 'lucide-react/icons/x';
import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { IconButton } from '../button/icon-button';
import { Picture } from '../media/picture';
import { useCloseOnBack } from './use-close-on-back';
import { useDialog } from './use-dialog';

export interface ImagePopupProps {
  open: boolean;
  onClose: () => void;
  /** The media path; the picture may have been loaded before. */
  image: string;
  /** What the picture shows; by default, it is named by the title. */
  alt?: string | null;
  /** In CSS pixels, if the screen is wide enough. */
  width?: number;
  title: string;
  link?: LinkTarget;
}

const Dialog = styled.dialog<{ $width: number }>`
  width: min(${({ $width }) => $width}px, 100% - 3rem);
  max-height: calc(100dvh - 3rem);
  margin: auto;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;

  &::backdrop {
    background: ${token('color-scrim')};
  }

  img {
    width: 100%;
    max-height: calc(100dvh - 3rem);
    border-radius: ${token('radius-card')};
    box-shadow: ${token('shadow-raised')};
  }

  & > button {
    position: absolute;
    top: -14px;
    right: -14px;
    z-index: ${token('layer-raised')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    box-shadow: ${token('shadow-raised')};
  }
`;

export function ImagePopup({ open, onClose, image, alt, width = 352, title, link }: ImagePopupProps) {
  const m = useMessages();
  const dialog = useDialog(open, onClose);
  useCloseOnBack(open, onClose);
  const picture = <Picture path={image} alt={alt ?? title} width={352} height={440} whole priority />;
  return (
    <Dialog {...dialog} $width={width} aria-label={title}>
      <IconButton label={m('action.close')} icon={<X size={20} />} onClick={onClose} />
      {link ? <Link {...link}>{picture}</Link> : picture}
    </Dialog>
  );
}
