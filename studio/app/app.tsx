import { Boundary } from '../../src/ui/feedback/boundary';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { ToastProvider } from '../../src/ui/feedback/toast-provider';
import { SignedOutProvider } from '../sign-in/signed-out-provider';
import { MeProvider } from './me-provider';
import { Rooms } from './rooms';

/** All of the studio: the person, toasts, signing in again, and the rooms. */
export const App = () => (
  <ToastProvider>
    <Boundary resetKey="studio" fallback={(retry) => <ErrorState as="h1" onRetry={retry} />}>
      <MeProvider>
        <SignedOutProvider>
          <Rooms />
        </SignedOutProvider>
      </MeProvider>
    </Boundary>
  </ToastProvider>
);
