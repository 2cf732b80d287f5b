import { useSelector } from '@xstate/react';
import { LinkButton } from '../../src/ui/button/button';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { Loading } from '../../src/ui/feedback/loading';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { storesPath } from '../app/paths';
import { useStoreOfPage } from '../app/store-of-page';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { failureIn, openingOf, sheetIn } from './draft/selectors';
import { useDraft } from './draft/use-draft';
import { EditorProvider } from './editor-provider';
import { EditorLayout } from './layout/editor-layout';
import { usePlace } from './layout/use-place';

function StoreEditor({ codename }: { codename: string }) {
  const m = useStudioMessages();
  const { flow, isStored } = useDraft(codename);
  const opening = useSelector(flow, openingOf);
  const sheet = useSelector(flow, sheetIn);
  const failure = useSelector(flow, failureIn);
  const { place, isGone, pane, open, show } = usePlace(sheet?.document);
  const reload = () => flow.send({ type: 'draft.reload' });
  if (opening === 'denied') {
    return (
      <EmptyState title={m('editor.denied')} text={m('editor.denied-text')}>
        <LinkButton $look="secondary" to={storesPath}>
          {m('studio.to-stores')}
        </LinkButton>
      </EmptyState>
    );
  }
  if (opening === 'failed') return <ErrorState failure={failure ?? undefined} onRetry={reload} />;
  if (opening === 'loading' || !sheet)
    return (
      <Loading>
        <StackSkeleton heights={['3.5rem', '5rem', '5rem', '5rem']} />
      </Loading>
    );
  return (
    <EditorProvider flow={flow} sheet={sheet} place={place} isGone={isGone} onOpen={open}>
      <EditorLayout flow={flow} isStored={isStored} pane={pane} onShow={show} />
    </EditorProvider>
  );
}

/** The editor of a store. */
export default function EditorRoute() {
  const { codename } = useStoreOfPage();
  return <StoreEditor key={codename} codename={codename} />;
}
