import ShieldAlert from 'lucide-react/icons/shield-alert';
import StoreIcon from 'lucide-react/icons/store';
import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ActionRow } from '../../src/ui/list/action-row';
import { useMe } from '../app/me';
import { storePath } from '../app/paths';
import { useRoleText } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${token('space-3')};
`;

const Tile = styled.li`
  overflow: clip;
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-card')};
`;

/** The stores of the person. */
export default function StoresRoom() {
  const m = useStudioMessages();
  const { email, stores } = useMe();
  const roleText = useRoleText();
  if (stores.length === 0) return <EmptyState title={m('stores.empty')} text={m('stores.empty-text', { email })} />;
  return (
    <Grid>
      {stores.map((store) => (
        <Tile key={store.codename}>
          <ActionRow
            icon={store.needsSecondFactor ? <ShieldAlert size={24} /> : <StoreIcon size={24} />}
            label={store.name}
            hint={store.needsSecondFactor ? m('stores.needs-second-factor') : roleText(store)}
            to={storePath(store.codename)}
          />
        </Tile>
      ))}
    </Grid>
  );
}
