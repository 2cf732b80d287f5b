import { LinkButton } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { useMessages } from '../../i18n/use-messages';

export interface SignInSheetProps {
  /** What the guest wanted to do; null closes the sheet. */
  title: string | null;
  /** The path of the sign-in page, which continues to the guest's destination. */
  signIn: string;
  onClose: () => void;
}

export function SignInSheet({ title, signIn, onClose }: SignInSheetProps) {
  const m = useMessages();
  return (
    <Sheet
      open={title !== null}
      title={title ?? ''}
      onClose={onClose}
      footer={<LinkButton to={signIn}>{m('shell.sign-in')}</LinkButton>}
    >
      <p>{m('bill.sign-in')}</p>
    </Sheet>
  );
}
