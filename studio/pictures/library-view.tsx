import ImageOff from 'lucide-react/icons/image-off';
import Images from 'lucide-react/icons/images';
import { type ReactNode, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { FilesButton } from '../../src/ui/field/files-button';
import { DropArea } from '../../src/ui/field/drop-area';
import { LabelledInput } from '../../src/ui/field/text-input';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { TabButtons } from '../../src/ui/menu/tab-buttons';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { PictureTile } from '../../src/ui/card/picture-tile';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { nameOfPicture } from './picture-title';
import { type Filter, filters, isUsed, placesOf, shownPictures } from './shown-pictures';
import { UploadRows } from './upload/upload-rows';
import { pictureTypes, type PictureUpload } from './upload/use-picture-uploads';
import type { Library, LibraryPicture } from './use-library';

const Page = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

const Adding = styled.div`
  display: grid;

  @media (min-width: 600px) {
    justify-items: start;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: end;
`;

const Tool = styled.div`
  flex: 1 1 14rem;
`;

/** On the page, its own ground would not be seen. */
const FilterTool = styled(Tool)`
  padding: ${token('space-1')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 44%), 1fr));
  gap: ${token('space-3')};
`;

export interface LibraryViewProps {
  library: Library;
  uploads: readonly PictureUpload[];
  /** Null if the person may add nothing. */
  onFiles: ((files: File[]) => void) | null;
  /** The chosen picture; undefined where pictures are opened, not chosen. */
  selected?: string | null;
  onSelect: (picture: LibraryPicture) => void;
}

function Tiles({
  pictures,
  selected,
  onSelect,
}: Pick<LibraryViewProps, 'onSelect' | 'selected'> & { pictures: readonly LibraryPicture[] }) {
  const m = useStudioMessages();
  return (
    <Grid>
      {pictures.map((picture) => (
        <li key={picture.picture}>
          <PictureTile
            path={picture.picture}
            title={nameOfPicture(picture)}
            detail={
              isUsed(picture)
                ? m('pictures.used-times', { count: placesOf(picture).length + picture.items })
                : m('pictures.unused')
            }
            {...(selected !== undefined && { isSelected: picture.picture === selected })}
            onSelect={() => onSelect(picture)}
          />
        </li>
      ))}
    </Grid>
  );
}

function Loaded({
  pictures,
  onFiles,
  ...grid
}: Omit<LibraryViewProps, 'library' | 'uploads'> & { pictures: readonly LibraryPicture[] }) {
  const m = useStudioMessages();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const shown = shownPictures(pictures, useDeferredValue(search), filter);
  if (pictures.length === 0) {
    return (
      <EmptyState
        title={m('pictures.empty')}
        {...(onFiles && { text: m('pictures.empty-text') })}
        icon={<Images size={40} strokeWidth={1.5} />}
      />
    );
  }
  return (
    <>
      <Tools>
        <Tool>
          <LabelledInput
            label={m('pictures.search')}
            type="search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Tool>
        <FilterTool>
          <TabButtons
            joined
            label={m('pictures.filter')}
            tabs={filters.map((id) => ({ id, label: m(`pictures.filter-${id}`) }))}
            selected={filter}
            onSelect={setFilter}
          />
        </FilterTool>
      </Tools>
      {shown.length > 0 ? (
        <Tiles pictures={shown} {...grid} />
      ) : (
        <EmptyState title={m('pictures.none-found')} icon={<ImageOff size={40} strokeWidth={1.5} />} />
      )}
    </>
  );
}

/** The pictures of a store, with search, filter and upload. */
export function LibraryView({ library, uploads, onFiles, ...grid }: LibraryViewProps) {
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const { pictures, failure, reload } = library;
  let content: ReactNode;
  if (pictures) content = <Loaded pictures={pictures} onFiles={onFiles} {...grid} />;
  else if (failure) content = <ErrorState message={refusal(failure)} onRetry={reload} />;
  else content = <StackSkeleton heights={['44px', '12rem', '12rem']} />;
  const page = (
    <Page>
      {onFiles && (
        <Adding>
          <FilesButton label={m('pictures.add')} types={pictureTypes} onChoose={onFiles} />
        </Adding>
      )}
      <UploadRows uploads={uploads} />
      {content}
    </Page>
  );
  if (!onFiles) return page;
  return (
    <DropArea label={m('pictures.drop')} onFiles={onFiles}>
      {page}
    </DropArea>
  );
}
