import type { FormEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { loginPath } from '../../routing/paths';

export interface GuestFormProps {
  /** The path inside the store to go on to after signing in. */
  next: string;
  /** With script, in place of going to sign in. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** What needs a customer: without a script its button leads guests to sign in, and on from there. */
export function GuestForm({ next, onSubmit, children }: GuestFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmit) onSubmit();
    else void navigate(loginPath(next));
  };
  return (
    <form action={useHref(loginPath())} method="get" data-guests onSubmit={submit}>
      <input type="hidden" name="next" value={next} />
      {children}
    </form>
  );
}
