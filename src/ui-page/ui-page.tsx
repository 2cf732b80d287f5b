import { Fragment } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import customerEn from '../__generated__/messages/customer/en';
import customerId from '../__generated__/messages/customer/id';
import servicesEn from '../__generated__/messages/services/en';
import servicesId from '../__generated__/messages/services/id';
import en from '../__generated__/messages/en';
import id from '../__generated__/messages/id';
import { MessagesProvider } from '../i18n/use-messages';
import { fontFace } from '../theme/font-face';
import { sampleBrands } from '../theme/sample-brands';
import { type StoreTheme, storeThemeCss } from '../theme/store-theme';
import { token } from '../theme/token';
import { ToastProvider } from '../ui/feedback/toast-provider';
import { coveringParts, parts } from './registry';

const catalogues = {
  id: { ...id, ...customerId, ...servicesId },
  en: { ...en, ...customerEn, ...servicesEn },
};

const themeOf = (brand: keyof typeof sampleBrands): StoreTheme => ({
  palette: 'BLUE',
  customColor: sampleBrands[brand],
  fontColor: null,
  iconColor: null,
  border: 'SLIGHTLY_ROUND',
  font: 'INTER',
  tokens: [],
});

/** Screenshots of parts must show the right font, so no text is shown before the font has loaded. */
const fontCss = fontFace('INTER').css.replaceAll('font-display:optional', 'font-display:block');

const Style = createGlobalStyle<{ $css: string }>`
  ${({ $css }) => $css}
`;

const Part = styled.section`
  padding: ${token('space-3')} 0;
  overflow: hidden;

  & > h2 {
    padding: 0 ${token('space-4')};
    font-size: ${token('font-large')};
  }
`;

const State = styled.div`
  margin-top: ${token('space-2')};

  & > small {
    display: block;
    padding: 0 ${token('space-4')};
    color: ${token('color-text-muted')};
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-4')};

  a {
    color: ${token('color-link')};
    text-decoration: underline;
  }
`;

const forced = new Set(['focus', 'hover']);

/** Shows every part of the design system in every state; `?part=` and `?state=` show one that covers the page. */
export function UiPage({ search }: { search: URLSearchParams }) {
  const brand = search.get('brand') === 'dark' ? 'dark' : 'light';
  const locale = search.get('lang') === 'en' ? 'en' : 'id';
  const covering = coveringParts[search.get('part') ?? '']?.[search.get('state') ?? ''];
  const to = (changes: { [name: string]: string }) => `/ui?${new URLSearchParams({ brand, lang: locale, ...changes })}`;
  return (
    <MemoryRouter>
      <MessagesProvider locale={locale} messages={catalogues[locale]}>
        <ToastProvider>
          <Style $css={fontCss + storeThemeCss(themeOf(brand))} />
          {covering ? (
            <main>{covering()}</main>
          ) : (
            <main>
              <h1 hidden>src/ui</h1>
              <Links aria-label="Variants">
                <a href={to({ brand: 'light' })}>light</a>
                <a href={to({ brand: 'dark' })}>dark</a>
                <a href={to({ lang: 'id' })}>id</a>
                <a href={to({ lang: 'en' })}>en</a>
                {Object.entries(coveringParts).map(([part, states]) => (
                  <Fragment key={part}>
                    {Object.keys(states).map((state) => (
                      <a key={state} href={to({ part, state })}>{`${part}: ${state}`}</a>
                    ))}
                  </Fragment>
                ))}
              </Links>
              {Object.entries(parts).map(([part, states]) => (
                <Part key={part} data-part={part} aria-label={part}>
                  <h2>{part}</h2>
                  {Object.entries(states).map(([state, show]) => (
                    <State key={state} data-force={forced.has(state) ? state : undefined}>
                      <small>{state}</small>
                      {show()}
                    </State>
                  ))}
                </Part>
              ))}
            </main>
          )}
        </ToastProvider>
      </MessagesProvider>
    </MemoryRouter>
  );
}
