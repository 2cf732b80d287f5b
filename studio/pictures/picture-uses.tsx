import MapPin from 'lucide-react/icons/map-pin';
import { ActionRow } from '../../src/ui/list/action-row';
import { RowList } from '../../src/ui/list/row-list';
import { Text } from '../../src/ui/text/text';
import { storePath } from '../app/paths';
import { placeOf } from '../editor/form/place';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { isUsed, placesOf } from './shown-pictures';
import { usePlaceText } from './use-place-text';
import type { LibraryPicture } from './use-library';

const documents = {
  CURRENT: 'pictures.in-current',
  DRAFT: 'pictures.in-draft',
  SCHEDULED: 'pictures.in-scheduled',
} as const;

interface PictureUsesProps {
  codename: string;
  picture: LibraryPicture;
}

/** Where a picture is used, each with the way to it in the editor. */
export function PictureUses({ codename, picture }: PictureUsesProps) {
  const m = useStudioMessages();
  const placeText = usePlaceText();
  if (!isUsed(picture)) return <Text $tone="text-muted">{m('pictures.unused-text')}</Text>;
  return (
    <>
      {picture.uses.length > 0 && (
        <RowList>
          {placesOf(picture).map((pointer) => {
            const kinds = new Set(picture.uses.filter((use) => use.pointer === pointer).map((use) => use.in));
            const search = new URLSearchParams({ place: placeOf(pointer), pane: 'form' });
            return (
              <li key={pointer}>
                <ActionRow
                  icon={<MapPin size={20} />}
                  label={placeText(pointer)}
                  hint={[...kinds].map((kind) => m(documents[kind])).join(', ')}
                  to={`${storePath(codename)}?${search}`}
                />
              </li>
            );
          })}
        </RowList>
      )}
      {picture.items > 0 && <Text $tone="text-muted">{m('pictures.in-items', { count: picture.items })}</Text>}
    </>
  );
}
