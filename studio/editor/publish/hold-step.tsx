import Hourglass from 'lucide-react/icons/hourglass';
import { Button } from '../../../src/ui/button/button';
import { EmptyState } from '../../../src/ui/feedback/empty-state';
import { type PlainKey, useStudioMessages } from '../../i18n/use-studio-messages';
import type { Editor } from '../editor';

/** Why the draft at the provider is not what the person sees. */
export type Hold = 'saving' | 'offline' | 'signed-out' | 'failed' | 'undecided';

const words = {
  offline: ['publish.unsaved', 'publish.unsaved-offline'],
  'signed-out': ['publish.unsaved', 'publish.unsaved-signed-out'],
  failed: ['publish.unsaved', 'publish.unsaved-failed'],
  undecided: ['publish.undecided', 'publish.undecided-text'],
} as const satisfies { readonly [Reason in Exclude<Hold, 'saving'>]: readonly [title: PlainKey, text: PlainKey] };

/** What holds a publication back; null if nothing does. */
export function holdOf({ saving, conflicts }: Editor, mayPublish: boolean): Hold | null {
  if (saving !== 'saved') return saving === 'waiting' ? 'saving' : saving;
  return mayPublish && conflicts.length > 0 ? 'undecided' : null;
}

interface HoldStepProps {
  hold: Exclude<Hold, 'saving'>;
  onClose: () => void;
}

/** What holds a publication back, and what to do about it. */
export function HoldStep({ hold, onClose }: HoldStepProps) {
  const m = useStudioMessages();
  const [title, text] = words[hold];
  return (
    <EmptyState title={m(title)} text={m(text)} icon={<Hourglass size={40} strokeWidth={1.5} />}>
      <Button $look="secondary" onClick={onClose}>
        {m('publish.close')}
      </Button>
    </EmptyState>
  );
}
