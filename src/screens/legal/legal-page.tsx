import styled from 'styled-components';
import { type SafeHtml, SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { token } from '../../theme/token';

const Page = styled.article`
  flex: 1;
  padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  background: ${token('color-surface')};

  h1 {
    margin-bottom: ${token('space-4')};
    font-size: ${token('font-display')};
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  h2:not(:first-child) {
    margin-top: ${token('space-5')};
  }
`;

export const LegalPage = ({ title, html }: { title: string; html: SafeHtml }) => (
  <Page>
    <h1>{title}</h1>
    <SafeHtmlBlock html={html} />
  </Page>
);
