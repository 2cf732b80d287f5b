import { LegalScreenDocument } from '../../__generated__/documents/legal-screen';
import type { LegalKind } from '../../__generated__/gql/graphql';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { lazyComponent } from '../../lazy/lazy-component';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { privacyPath, termsPath } from '../../routing/paths';

const screen = (load: () => ReturnType<typeof loadTerms>) => lazyComponent(load);
const loadTerms = () => import(/* webpackChunkName: "screen-legal" */ './terms-screen');
const loadPrivacy = () => import(/* webpackChunkName: "screen-legal" */ './privacy-screen');

const legalRoute = (path: typeof termsPath | typeof privacyPath, kind: LegalKind, load: typeof loadTerms) =>
  defineRoute({
    path,
    content: ContentMode.HOME,
    query: LegalScreenDocument,
    variables: () => ({ kind }),
    exists: ({ legalText }) => legalText !== null,
    head: ({ text }) => ({ title: text(kind === 'TERMS' ? 'title.terms' : 'title.privacy'), indexed: true }),
    screen: screen(load),
    skeleton: FormSkeleton,
  });

/** The terms and the privacy policy; public even in a members' store. */
export const legalRoutes = [legalRoute(termsPath, 'TERMS', loadTerms), legalRoute(privacyPath, 'PRIVACY', loadPrivacy)];
