import ShieldAlert from 'lucide-react/icons/shield-alert';
import { LinkButton } from '../../src/ui/button/button';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { accountPath } from './paths';
import type { Membership } from './store-of-page';

interface SecondFactorFirstProps {
  store: Membership;
}

/** Replaces the rooms of a store that the person may enter only with the second factor. */
export function SecondFactorFirst({ store }: SecondFactorFirstProps) {
  const m = useStudioMessages();
  return (
    <EmptyState
      title={m('studio.second-factor-first')}
      text={m('studio.second-factor-reason', { store: store.name })}
      icon={<ShieldAlert size={40} strokeWidth={1.5} />}
    >
      <LinkButton to={accountPath}>{m('studio.to-second-factor')}</LinkButton>
    </EmptyState>
  );
}
