import ShieldAlert from 'lucide-react/icons/shield-alert';
import StoreIcon from 'lucide-react/icons/store';
import { Surface } from '../../src/ui/card/surface';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ActionRow } from '../../src/ui/list/action-row';
import { RowList } from '../../src/ui/list/row-list';
import { useMe } from '../app/me';
import { storePath } from '../app/paths';
import { useRoleText } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';

/** The stores of the person. */
export default function StoresRoom() {
  const m = useStudioMessages();
  const { email, stores } = useMe();
  const roleText = useRoleText();
  if (stores.length === 0) return <EmptyState title={m('stores.empty')} text={m('stores.empty-text', { email })} />;
  return (
    <Surface as={RowList}>
      {stores.map((store) => (
        <li key={store.codename}>
          <ActionRow
            icon={store.needsSecondFactor ? <ShieldAlert size={24} /> : <StoreIcon size={24} />}
            label={store.name}
            hint={store.needsSecondFactor ? m('stores.needs-second-factor') : roleText(store)}
            to={storePath(store.codename)}
          />
        </li>
      ))}
    </Surface>
  );
}
