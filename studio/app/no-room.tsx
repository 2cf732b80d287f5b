import { LinkButton } from '../../src/ui/button/button';
import { PictureMessage } from '../../src/ui/feedback/picture-message';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { PageFrame } from './page-frame';
import { storesPath } from './paths';

/** The page of a path without a room, and of a room that the person may not see: both look the same. */
export function NoRoom() {
  const m = useStudioMessages();
  return (
    <PageFrame>
      <PictureMessage mood="lost" title={m('studio.no-room')} text={m('studio.no-room-text')}>
        <LinkButton to={storesPath}>{m('studio.to-stores')}</LinkButton>
      </PictureMessage>
    </PageFrame>
  );
}
