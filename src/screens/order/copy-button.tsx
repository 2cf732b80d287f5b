import Copy from 'lucide-react/icons/copy';
import { IconButton } from '../../ui/button/icon-button';
import { useToast } from '../../ui/feedback/use-toast';
import { useMessages } from '../../i18n/use-messages';

export interface CopyButtonProps {
  number: string;
}

/** Copies a number; where the browser forbids that, it shows it to be copied by hand. */
export function CopyButton({ number }: CopyButtonProps) {
  const m = useMessages();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast(m('copy.done')),
      () => toast(number),
    );
  return (
    <IconButton label={m('order.copy', { number })} icon={<Copy size={18} aria-hidden />} onClick={() => void copy()} />
  );
}
