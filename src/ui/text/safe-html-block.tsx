import styled, { css } from 'styled-components';
import { token } from '../../theme/token';

declare const sanitised: unique symbol;

/** Html that the server has sanitised. Only the facade makes such strings, so this is the only way into a page. */
export type SafeHtml = string & { readonly [sanitised]: true };

export interface SafeHtmlBlockProps {
  html: SafeHtml;
  /** Whether it is a long text, whose chapters are set apart. */
  hasChapters?: boolean;
}

const Prose = styled.div<{ $hasChapters: boolean }>`
  max-width: 100%;
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: ${token('space-3')};
  }

  h1,
  h2,
  h3,
  h4 {
    font-size: ${token('font-large')};
    font-weight: 700;
  }

  ${({ $hasChapters }) =>
    $hasChapters &&
    css`
      h2:not(:first-child) {
        margin-top: ${token('space-5')};
      }
    `}

  ul,
  ol {
    padding-inline-start: ${token('space-5')};
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  a {
    color: ${token('color-heading-link')};
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  img {
    border-radius: ${token('radius-card')};
  }

  pre {
    white-space: pre-wrap;
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }

  td,
  th {
    padding: ${token('space-1')} ${token('space-2')};
    border: 1px solid ${token('color-border')};
    text-align: start;
  }
`;

export const SafeHtmlBlock = ({ html, hasChapters = false }: SafeHtmlBlockProps) => (
  <Prose $hasChapters={hasChapters} dangerouslySetInnerHTML={{ __html: html }} />
);
