import MailWarning from 'lucide-react/icons/mail-warning';
import { useState } from 'react';
import { MenuButton } from '../../ui/button/menu-button';
import { EmailPrompt } from '../../features/account/email-prompt';
import { useMessages } from '../../i18n/use-messages';

export function VerifyEmailRow({ byCode }: { byCode: boolean }) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton
        icon={<MailWarning size={22} />}
        label={m('account.verify-email')}
        text={m('account.not-verified')}
        onSelect={() => setOpen(true)}
      />
      <EmailPrompt open={open} byCode={byCode} onClose={() => setOpen(false)} />
    </>
  );
}
