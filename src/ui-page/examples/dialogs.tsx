import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { ImagePopup } from '../../ui/dialog/image-popup';
import PictureViewer from '../../ui/dialog/picture-viewer';
import { PopoverMenu } from '../../ui/dialog/popover-menu';
import { Sheet } from '../../ui/dialog/sheet';
import { OptionSheet } from '../../ui/field/option-sheet';
import { type Examples, link, long, nothing, picture, short } from '../example';

const confirm = { open: true, no: short, yes: short, onNo: nothing, onYes: nothing };
const choice = { open: true, title: short, picked: 'a', onPick: nothing, onClose: nothing };
const options = [
  { id: 'a', label: short, hint: long },
  { id: 'b', label: long },
  { id: 'c', label: short, disabled: true },
];

/** Parts that cover the page, so each state is shown alone. */
export const dialog: Examples = {
  'alert-dialog': {
    short: () => <AlertDialog open text={short} onClose={nothing} />,
    long: () => <AlertDialog open title={long} text={long} icon={<TriangleAlert />} onClose={nothing} />,
  },
  'confirm-dialog': {
    short: () => <ConfirmDialog {...confirm} text={short} />,
    'long, loading': () => <ConfirmDialog {...confirm} busy text={long} hint={long} icon={<TriangleAlert />} />,
  },
  'image-popup': { normal: () => <ImagePopup open image={picture} title={short} link={link} onClose={nothing} /> },
  'picture-viewer': {
    normal: () => (
      <PictureViewer title={short} images={[picture, 'listimage/carrot~peach.svg']} openIndex={0} onClose={nothing} />
    ),
  },
  sheet: {
    short: () => <Sheet open title={short} onClose={nothing} children={short} />,
    long: () => (
      <Sheet open tall title={long} onClose={nothing} footer={<Button>{short}</Button>}>
        {long}
      </Sheet>
    ),
  },
};

export const optionSheet: Examples = {
  'option-sheet': {
    normal: () => <OptionSheet {...choice} from={{ state: 'ready', options }} />,
    loading: () => <OptionSheet {...choice} from={{ state: 'loading' }} />,
    error: () => <OptionSheet {...choice} from={{ state: 'failed', message: long, onRetry: nothing }} />,
    empty: () => <OptionSheet {...choice} from={{ state: 'ready', options: [] }} />,
  },
};

export const closedDialog: Examples = {
  'popover-menu': { closed: () => <PopoverMenu label={short} icon={<TriangleAlert />} entries={[]} count={2} /> },
};
