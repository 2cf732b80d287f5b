import MapPin from 'lucide-react/icons/map-pin';
import { Suspense } from 'react';
import { ActionRow } from '../../src/ui/list/action-row';
import { RowList } from '../../src/ui/list/row-list';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { Text } from '../../src/ui/text/text';
import { storePath } from '../app/paths';
import { placeOf } from '../editor/form/place';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Loading } from '../revisions/use-loading';
import { isUsed } from './shown-pictures';
import type { PictureDocuments } from './use-documents';
import { useNameList, usePicturePlaces } from './use-picture-places';
import type { LibraryPicture } from './use-library';

const kindTexts = {
  CURRENT: 'pictures.in-current',
  DRAFT: 'pictures.in-draft',
  SCHEDULED: 'pictures.in-scheduled',
} as const;

interface PictureUsesProps {
  codename: string;
  picture: LibraryPicture;
  documents: Loading<PictureDocuments>;
}

function Places({ codename, picture, documents }: PictureUsesProps) {
  const m = useStudioMessages();
  const places = usePicturePlaces(picture, documents);
  return (
    <RowList>
      {places.map(({ name, kinds, pointer }) => {
        const row = {
          icon: <MapPin size={20} />,
          label: name,
          hint: [...kinds].map((kind) => m(kindTexts[kind])).join(', '),
        };
        if (pointer === null) {
          return (
            <li key={name}>
              <Text>{row.label}</Text>
              <Text $size="small" $tone="text-muted">
                {row.hint}
              </Text>
            </li>
          );
        }
        const search = new URLSearchParams({ place: placeOf(pointer), pane: 'form' });
        return (
          <li key={name}>
            <ActionRow {...row} to={`${storePath(codename)}?${search}`} />
          </li>
        );
      })}
    </RowList>
  );
}

const skeleton = <StackSkeleton heights={['3rem']} />;

/** Where a picture is used, each with the way to it in the editor. */
export function PictureUses({ codename, picture, documents }: PictureUsesProps) {
  const m = useStudioMessages();
  const nameList = useNameList();
  const { items, itemTitles, uses } = picture;
  if (!isUsed(picture)) return <Text $tone="text-muted">{m('pictures.unused-text')}</Text>;
  return (
    <>
      {uses.length > 0 &&
        (documents.state === 'loading' ? (
          skeleton
        ) : (
          <Suspense fallback={skeleton}>
            <Places codename={codename} picture={picture} documents={documents} />
          </Suspense>
        ))}
      {items > 0 && (
        <Text $tone="text-muted">{m('pictures.in-items', { count: items, names: nameList(itemTitles, items) })}</Text>
      )}
    </>
  );
}
