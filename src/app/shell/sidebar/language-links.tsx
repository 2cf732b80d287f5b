import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { usePageContext } from '../../../routing/page-context';
import type { Locale } from '../../../i18n/translate';
import { useMessages } from '../../../i18n/use-messages';
import { knownSearch } from '../../../routing/known-search';
import { useRouteAt } from '../../router/route-at';
import { token } from '../../../theme/token';

const languages: readonly (readonly [Locale, string])[] = [
  ['id', 'Indonesia'],
  ['en', 'English'],
];

const List = styled.ul`
  display: flex;
  isolation: isolate;
`;

const LanguageLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-3')};
  font-size: ${token('font-small')};
  font-weight: 600;

  &[aria-current] {
    color: ${token('color-link')};
  }

  &[aria-current]::before {
    position: absolute;
    inset: 7px 0;
    z-index: -1;
    border-radius: 15px;
    background: ${token('color-action-soft')};
    content: '';
  }
`;

function inLanguage(search: URLSearchParams, language: Locale): string {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `?${params}`;
}

/**
 * Links to the same page in the other language, as a new document, because a page contains only one language.
 * @param parameters that a page which belongs to no store reads; by default, those of the store's page
 */
export function LanguageLinks({ parameters }: { parameters?: readonly string[] | undefined }) {
  const m = useMessages();
  const { locale } = usePageContext();
  const { pathname, search } = useLocation();
  const { match } = useRouteAt(pathname);
  const allowedSearch = knownSearch(new URLSearchParams(search), parameters ?? match?.route.parameters);
  return (
    <List aria-label={m('shell.language')}>
      {languages.map(([language, name]) => (
        <li key={language}>
          <LanguageLink
            href={inLanguage(allowedSearch, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === locale || undefined}
          >
            {name}
          </LanguageLink>
        </li>
      ))}
    </List>
  );
}
