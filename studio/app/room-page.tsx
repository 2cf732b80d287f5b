import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Boundary } from '../../src/ui/feedback/boundary';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { type Me, useMeState } from './me';
import { NoRoom } from './no-room';
import { PageFrame } from './page-frame';
import { signInPath } from './paths';
import type { OwnRoom, StoreRoom } from './routes';
import { SecondFactorFirst } from './second-factor-first';
import { StoreOfPageContext } from './store-of-page';

function Content({ room }: { room: OwnRoom | StoreRoom }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={(retry) => <ErrorState onRetry={retry} />}>
      <Suspense key={pathname} fallback={<StackSkeleton heights={['5rem', '5rem', '5rem']} />}>
        <room.screen />
      </Suspense>
    </Boundary>
  );
}

/** The person, or a redirect to the sign-in. */
function SignedIn({ children }: { children: (me: Me) => ReactNode }) {
  const { pathname, search } = useLocation();
  const { me } = useMeState();
  return me ? children(me) : <Navigate replace to={signInPath(pathname + search)} />;
}

/** A room of a store inside the frame of the page. */
export function StoreRoomPage({ room }: { room: StoreRoom }) {
  const { codename } = useParams();
  return (
    <SignedIn>
      {({ stores }) => {
        const store = stores.find((one) => one.codename === codename);
        if (!store || !room.for.includes(store.role)) return <NoRoom />;
        return (
          <StoreOfPageContext value={store}>
            <PageFrame room={room} store={store}>
              {store.needsSecondFactor ? <SecondFactorFirst store={store} /> : <Content room={room} />}
            </PageFrame>
          </StoreOfPageContext>
        );
      }}
    </SignedIn>
  );
}

/** A room of no store inside the frame of the page. */
export function OwnRoomPage({ room }: { room: OwnRoom }) {
  const page = (
    <PageFrame room={room}>
      <Content room={room} />
    </PageFrame>
  );
  return room.for === 'all' ? page : <SignedIn>{() => page}</SignedIn>;
}
