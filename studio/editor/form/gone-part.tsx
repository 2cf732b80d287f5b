import { EmptyState } from '../../../src/ui/feedback/empty-state';
import { useStudioMessages } from '../../i18n/use-studio-messages';

/** Stands in the place of the form of a part that was deleted. */
export function GonePart() {
  const m = useStudioMessages();
  return <EmptyState title={m('form.gone')} text={m('form.nothing-open-hint')} />;
}
