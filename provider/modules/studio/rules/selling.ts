import { Refused } from '../../../errors/refusal';
import { orNotFound } from '../../../errors/call-errors';
import type { SellIssue } from '../../../selling';
import type { Clock } from '../../../clock';
import type { Catalogue } from '../../catalogue';
import type { Stores } from '../../stores';
import type { ChangeHooks } from '../../stores/rules/change-store';
import type { Draft } from '../../stores/rules/drafts';
import { ScheduleBroken } from '../../stores/rules/schedule-broken';

/** A schedule that would break is one refusal here; a file gets each error with its place. */
function refusalOf({ code, end: { plan, cause: end, at, message } }: ScheduleBroken) {
  return new Refused(code, null, undefined, { plan, end, at, message });
}

/** @throws Refused SCHEDULE_BROKEN, SCHEDULE_CANNOT_SELL */
export async function unlessBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ScheduleBroken ? refusalOf(error) : error;
  }
}

type Texts = ConstructorParameters<typeof Refused>[2];

/** The usual texts are about drafts. */
const revisionTexts: Texts = {
  id: 'Dengan versi itu sekarang tidak ada yang bisa membeli',
  en: 'With that version, nobody could buy now',
};

function requireBuyable(issues: readonly SellIssue[], texts?: Texts) {
  if (issues.some(({ level }) => level === 'error')) throw new Refused('DRAFT_CANNOT_SELL', null, texts);
}

interface SellingNeeds {
  stores: Pick<Stores, 'drafts' | 'publishing' | 'revisions'>;
  selling: Catalogue['selling'];
  now: Clock;
}

/** Nobody publishes a store in which nobody can buy. */
export function createSellingRules({ stores: { drafts, publishing, revisions }, selling, now }: SellingNeeds) {
  /** Of a draft with errors, nothing can be said. @throws Busy */
  const sellingOf = async (codename: string, draft: Draft) =>
    draft.issues.length > 0 ? [] : selling.find(codename, draft);

  return {
    sellingOf,

    /** For a change of a store, after which also what is scheduled has to sell. */
    hooks: (codename: string, atEnd: ChangeHooks['atEnd']): ChangeHooks => ({
      atEnd,
      check: selling.planCheck(codename),
    }),

    /** @throws Refused DRAFT_UNCHANGED, DRAFT_CHANGED, DRAFT_CANNOT_SELL; Busy */
    async requireDraft(codename: string, version: number) {
      const draft = await drafts.open(codename);
      if (draft.version !== version) throw new Refused(draft.savedAt === null ? 'DRAFT_UNCHANGED' : 'DRAFT_CHANGED');
      requireBuyable(await sellingOf(codename, draft));
    },

    /** A revision that is current already needs no check. @throws NotFound; Refused DRAFT_CANNOT_SELL; Busy */
    async requireRevision(codename: string, number: number) {
      const { document } = orNotFound(await revisions.document(codename, number));
      if (number === (await publishing.revisionAt(codename, now().toISOString()))) return;
      requireBuyable(await selling.find(codename, { version: number, document }), revisionTexts);
    },
  };
}
