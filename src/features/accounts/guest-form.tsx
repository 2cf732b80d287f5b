import type { FormEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { loginPath } from '../../routing/paths';

export interface GuestFormProps {
  /** The path inside the store to open after sign-in. */
  next: string;
  /** Called instead of opening the sign-in page, if scripts run. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** A form for an action that needs a customer. Without scripts, its button sends guests to sign in, and then to `next`. */
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
