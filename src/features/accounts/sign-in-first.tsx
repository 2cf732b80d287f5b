import { useEffect } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { clearSession } from '../../api/signed-in';
import { useStoreOrNull } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { homePath, loginPath } from '../../routing/paths';
import { isLeftForHome } from './left-for-home';

/** Redirects to sign-in and back, or home after signing out or closing the account. An expired session removes stored data. */
export default function SignInFirst() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const pageData = usePageData();
  const codename = useStoreOrNull()?.codename;
  useEffect(() => {
    pageData.invalidatePrivate();
    if (codename !== undefined) clearSession(codename);
  }, [codename, pageData]);
  return <Navigate replace state={state} to={isLeftForHome(pathname) ? homePath : loginPath(pathname + search)} />;
}
