import { LinkButton } from '../../ui/button/button';
import { PictureMessage } from '../../ui/feedback/picture-message';
import { useMessages } from '../../i18n/use-messages';
import { homePath } from '../../routing/paths';

export default function MaintenanceScreen() {
  const m = useMessages();
  return (
    <PictureMessage mood="working" title={m('maintenance.title')} text={m('maintenance.text')}>
      <LinkButton to={homePath}>{m('action.home')}</LinkButton>
    </PictureMessage>
  );
}
