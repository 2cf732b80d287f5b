import styled from 'styled-components';
import { useHref, useLocation } from 'react-router-dom';
import type { Locale } from '../../src/i18n/translate';
import { useLocale } from '../../src/i18n/use-messages';
import { token } from '../../src/theme/token';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { inLanguage } from './in-language';

const languages: readonly (readonly [Locale, string])[] = [
  ['id', 'Indonesia'],
  ['en', 'English'],
];

const List = styled.ul`
  display: flex;
`;

const LanguageLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-3')};
  color: ${token('color-text-muted')};
  /* Both fit beside the brand on a phone with large text. */
  font-size: min(${token('font-body')}, 4.5vw);
  font-weight: 600;

  &[aria-current] {
    color: ${token('color-link')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
`;

/** The page in the other language, as a new document. */
export function LanguageLinks() {
  const m = useStudioMessages();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  return (
    <List aria-label={m('studio.language')}>
      {languages.map(([language, name]) => (
        <li key={language}>
          <LanguageLink
            href={inLanguage(path, search, language)}
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
