import styled from 'styled-components';
import { type SafeHtml, SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { token } from '../../theme/token';

const Page = styled.article`
  flex: 1;
  padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  background: ${token('color-surface')};
`;

const Title = styled.h1`
  margin-bottom: ${token('space-4')};
  font-size: ${token('font-display')};
  font-weight: 700;
  letter-spacing: -0.01em;
`;

export const LegalPage = ({ title, html }: { title: string; html: SafeHtml }) => (
  <Page>
    <Title>{title}</Title>
    <SafeHtmlBlock html={html} hasChapters />
  </Page>
);
