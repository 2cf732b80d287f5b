import type { Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // How it is written down is React's choice.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'script-type': 'off',
    // Files are ours, from our own origin.
    'require-sri': 'off',
  },
});

/** What is wrong with a document as the server wrote it. */
export function markupFaults(html: string): string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} near ${html.slice(Math.max(0, offset - 20), offset + 100)}`),
  );
}

interface Finding {
  id: string;
  impact: string;
  nodes: string[];
}

/** Serious and critical findings of axe on what is on the screen now. */
export async function axeFindings(page: Page): Promise<Finding[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({
        id,
        impact: String(impact),
        nodes: nodes.slice(0, 5).map((node) => `${node.html.slice(0, 200)} — ${node.failureSummary ?? ''}`),
      }));
  });
}
