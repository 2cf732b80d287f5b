import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React may serialise this differently.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'script-type': 'off',
    // Scripts and styles are ours, from our own origin.
    'require-sri': 'off',
  },
});

/** The faults of a document as the server rendered it. */
export function markupFaults(html: string): string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} near ${html.slice(Math.max(0, offset - 20), offset + 100)}`,
    ),
  );
}

const audit = (axe as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit;

/** Rules with a lower impact need not run; each rule has a fixed impact. */
const mildRules = audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
const rules = Object.fromEntries(mildRules.map(({ id }) => [id, { enabled: false }]));

interface Finding {
  id: string;
  impact: string;
  nodes: string[];
}

/** Waits for animations to end, because they change colours. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
  });

async function lookedAt(page: Page, part: string): Promise<Finding[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, part }) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(part, { resultTypes: ['violations'], iframes: false, rules });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, nodes }) => ({
          id,
          impact: String(impact),
          nodes: nodes.slice(0, 5).map((node) => `${node.html.slice(0, 200)} — ${node.failureSummary ?? ''}`),
        }));
    },
    { rules, part },
  );
}

/**
 * Serious and critical findings of axe on the current page, except in tenants' frames, which axe cannot enter. Findings
 * are checked again, because an animation may have been under way.
 * @param part a selector of what is checked
 */
export async function axeFindings(page: Page, part = 'html'): Promise<Finding[]> {
  const findings = await lookedAt(page, part);
  return findings.length > 0 ? lookedAt(page, part) : findings;
}
