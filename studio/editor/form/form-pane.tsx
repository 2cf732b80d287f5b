import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { Suspense } from 'react';
import { lazyComponent } from '../../../src/lazy/lazy-component';
import { Boundary } from '../../../src/ui/feedback/boundary';
import { EmptyState } from '../../../src/ui/feedback/empty-state';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { FormSkeleton } from '../../../src/ui/skeleton/form-skeleton';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { GonePart } from './gone-part';
import { formPlaceOf } from './place';

const PlaceForm = lazyComponent(() => import(/* webpackChunkName: "form" */ './place-form'));

/** The form of the open place. */
export function FormPane() {
  const m = useStudioMessages();
  const { place, isGone } = useEditor();
  if (isGone) return <GonePart />;
  if (place === '') {
    return (
      <EmptyState
        title={m('form.nothing-open')}
        text={m('form.nothing-open-hint')}
        icon={<MousePointerClick size={40} strokeWidth={1.5} />}
      />
    );
  }
  return (
    <Boundary resetKey={place} fallback={(retry) => <ErrorState onRetry={retry} />}>
      <Suspense fallback={<FormSkeleton />}>
        <PlaceForm place={formPlaceOf(place)} pointer={place} />
      </Suspense>
    </Boundary>
  );
}
