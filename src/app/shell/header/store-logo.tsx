import { Link } from '../../../ui/link/link';
import styled from 'styled-components';
import { useStore } from '../../../api/store-context';
import { Picture } from '../../../ui/media/picture';
import { homePath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { StoreName } from './store-name';

const Frame = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: ${token('size-touch')};

  img {
    object-position: left;
  }
`;

export function StoreLogo() {
  const { header, name } = useStore();
  if (!header.logo) return <StoreName />;
  return (
    <Frame to={homePath}>
      <Picture path={header.logo} alt={name} width={144} height={36} whole priority />
    </Frame>
  );
}
