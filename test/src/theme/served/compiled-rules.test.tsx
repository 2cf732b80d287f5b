import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { CompiledRules } from '../../../../src/theme/served/compiled-rules';

const Box = styled.div<{ $gap: string }>`
  display: flex;
  gap: ${({ $gap }) => $gap};
  &:hover {
    color: red;
  }
  @media (min-width: 900px) {
    display: grid;
  }
`;

function stylesOf(gap: string, isRemembered: boolean) {
  const sheet = new ServerStyleSheet();
  const box = <Box $gap={gap} />;
  try {
    const html = renderToString(sheet.collectStyles(isRemembered ? <CompiledRules>{box}</CompiledRules> : box));
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

test.each(['4px', '8px', '4px'])('a page has the styles that it would have without them: gap %s', (gap) => {
  const found = stylesOf(gap, true);
  expect(found).toEqual(stylesOf(gap, false));
  expect(found.css).toContain(`gap:${gap}`);
});
