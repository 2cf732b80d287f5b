import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { CodeStep } from './code-step';
import { CredentialsStep } from './credentials-step';
import { isSignedIn, needsCode } from './selectors';
import { useStaffSignIn } from './use-staff-sign-in';

export interface SignInStepsProps {
  /** Of the person whose session has ended. */
  email?: string;
  onSignedIn: () => void;
}

/** E-mail and password, then the code if the person has a second factor. */
export function SignInSteps({ email = '', onSignedIn }: SignInStepsProps) {
  const flow = useStaffSignIn(email);
  const isDone = useSelector(flow, isSignedIn);
  const isCodeNeeded = useSelector(flow, needsCode);
  const tellDone = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isDone) tellDone();
  }, [isDone]);
  return isCodeNeeded ? <CodeStep flow={flow} /> : <CredentialsStep flow={flow} isDone={isDone} />;
}
