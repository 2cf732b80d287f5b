import styled from 'styled-components';
import { useStore } from '../../../api/store-context';
import { homePath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { clamped } from '../../../ui/card/card-style';
import { Link } from '../../../ui/link/link';
import { Picture } from '../../../ui/media/picture';

const Brand = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  min-height: ${token('size-touch')};
`;

const Name = styled.span`
  ${clamped(2)}
  font-size: ${token('font-title')};
  font-weight: 600;
  line-height: 1.2;
`;

export function StoreName() {
  const { icon, name } = useStore();
  return (
    <Brand to={homePath}>
      {icon && <Picture path={icon} width={32} shape="control" whole />}
      <Name>{name}</Name>
    </Brand>
  );
}

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
      <Picture path={header.logo} alt={name} width={144} height={36} whole />
    </Frame>
  );
}
