import { useEffect } from 'react';
import { useStoreOrNull } from '../api/store-context';
import { LinkButton } from '../ui/button/button';
import { PictureMessage } from '../ui/feedback/picture-message';
import { useMessages } from '../i18n/use-messages';
import { homePath } from '../routing/paths';
import { pageTitle } from './document/page-head';

export default function NotFoundScreen() {
  const m = useMessages();
  const title = pageTitle(m('not-found.title'), useStoreOrNull());
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PictureMessage mood="lost" title={m('not-found.title')} text={m('not-found.text')}>
      <LinkButton to={homePath}>{m('action.home')}</LinkButton>
    </PictureMessage>
  );
}
