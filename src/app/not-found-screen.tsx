import { LinkButton } from '../components/link-button';
import { PictureMessage } from '../components/picture-message';
import { useMessages } from '../i18n/use-messages';
import { homePath } from '../routing/paths';

/** What stands at an address that has no page. */
export default function NotFoundScreen() {
  const m = useMessages();
  return (
    <PictureMessage mood="lost" title={m('not-found.title')} text={m('not-found.text')}>
      <LinkButton to={homePath}>{m('action.home')}</LinkButton>
    </PictureMessage>
  );
}
