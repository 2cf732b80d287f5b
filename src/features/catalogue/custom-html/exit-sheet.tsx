import { LinkButton } from '../../../ui/button/button';
import { Sheet } from '../../../ui/dialog/sheet';
import { useMessages } from '../../../i18n/use-messages';

export interface ExitSheetProps {
  /** Null if no external link was tapped. */
  href: string | null;
  onClose: () => void;
}

/** Asks before a link in a tenant's HTML opens another site, and names that site. */
export function ExitSheet({ href, onClose }: ExitSheetProps) {
  const m = useMessages();
  return (
    <Sheet
      open={href !== null}
      title={m('custom-html.leave-title')}
      onClose={onClose}
      footer={
        href && (
          <LinkButton to={href} target="_blank" rel="noopener noreferrer nofollow" onClick={onClose}>
            {m('action.open')}
          </LinkButton>
        )
      }
    >
      {href && <p>{m('custom-html.leave', { host: new URL(href).host })}</p>}
    </Sheet>
  );
}
