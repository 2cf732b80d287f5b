import { pathText } from '../../store-check/issue';
import type { SellIssue } from '../../selling';
import { byOffer } from '../../sell-check/issues/why';
import { kindNouns } from '../../sell-check/issues/sentences';
import type { SoldKind, Verdict } from '../../sell-check/verdicts/verdict';
import { type Command, onlyWord, table } from '../command';
import { checkStoredStore } from '../selling';

const issueText = ({ level, path, item, reason, hint }: SellIssue) =>
  `${item === undefined ? pathText(path) : `item ${item}`}: ${level}: ${reason}${hint ? `\n  ${hint}` : ''}`;

function rowsOf(verdicts: readonly Verdict[]): string[][] {
  const kinds = [...new Set(verdicts.map(({ offer }) => offer.kind))];
  return kinds.map((kind: SoldKind) => {
    const own = verdicts.filter(({ offer }) => offer.kind === kind);
    const offers = byOffer(own);
    const open = own.filter(({ end }) => end !== null);
    const sold = offers.filter(({ isSold }) => isSold);
    return [kindNouns[kind], `${sold.length} of ${offers.length}`, `${open.length} of ${own.length}`];
  });
}

/** The store's errors, which end the command with a failure. */
class Unsellable extends Error {
  override readonly name = 'Unsellable';
}

export const check: Command = {
  usage: '<codename>',
  summary: 'Walk the checkout by the rules of a store: whether somebody can buy what it sells, and what is stuck',
  async run(words, context) {
    const codename = onlyWord(words, 'codename');
    const { verdicts, issues, missing } = await checkStoredStore(codename, context);
    for (const { path, reason } of missing) context.print(`${pathText(path)}: warning: ${reason}`);
    if (verdicts.length === 0) return context.print(`"${codename}" sells nothing yet`);
    context.print(table(['SOLD', 'CAN BE BOUGHT', 'COMBINATIONS'], rowsOf(verdicts)));
    const texts = (level: SellIssue['level']) => issues.filter((issue) => issue.level === level).map(issueText);
    for (const text of texts('warning')) context.print(text);
    const errors = texts('error');
    if (errors.length > 0) throw new Unsellable(errors.join('\n'));
  },
};
