import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { Text } from '../../src/ui/text/text';
import { useMeState } from '../app/me';
import { nextPath } from '../app/paths';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { SignInSteps } from './sign-in-steps';

const Card = styled.div`
  display: grid;
  gap: ${token('space-5')};
  width: 100%;
  padding: ${token('space-5')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`;

/** The page for signing in; then it leads to the path that the person wanted. */
export default function SignInRoom() {
  const m = useStudioMessages();
  const { me, reload } = useMeState();
  const [search] = useSearchParams();
  if (me) return <Navigate replace to={nextPath(search.get('next'))} />;
  return (
    <>
      <Text $tone="text-muted">{m('sign-in.intro')}</Text>
      <Card>
        <SignInSteps onSignedIn={() => void reload()} />
      </Card>
    </>
  );
}
