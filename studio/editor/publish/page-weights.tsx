import Gauge from 'lucide-react/icons/gauge';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { ProblemList } from './problem-list';
import type { DraftReview } from './use-publish';
import { usePageLabel } from './use-page-label';
import { usePageWeights, type WeightChange } from './use-page-weights';

/** Less than this is not worth a sentence. */
const notableBytes = 1024;
/** A tenth of what a page may load: 0.1 s more on a slow network. */
const heavyBytes = 10 * 1024;

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

interface PageWeightsProps {
  codename: string;
  review: DraftReview;
}

/** How much script and how many pictures the changed pages load, where that differs. */
export function PageWeights({ codename, review }: PageWeightsProps) {
  const m = useStudioMessages();
  const labelOf = usePageLabel();
  const [weights] = usePageWeights(codename, review);
  if (weights.state !== 'loaded') return null;

  function sentencesOf({ before, after, ...changed }: WeightChange) {
    const { path } = changed;
    const page = labelOf(changed);
    const grown = after.scriptBytes - before.scriptBytes;
    const values = { page, before: kilobytes(before.scriptBytes), after: kilobytes(after.scriptBytes) };
    const script = m(grown >= heavyBytes ? 'publish.weight-heavier' : 'publish.weight-script', values);
    const pictures = m('publish.weight-pictures', { page, before: before.pictures, after: after.pictures });
    return [
      ...(Math.abs(grown) >= notableBytes ? [{ id: `${path} script`, text: script }] : []),
      ...(before.pictures !== after.pictures ? [{ id: `${path} pictures`, text: pictures }] : []),
    ];
  }

  const problems = weights.value.flatMap(sentencesOf);
  if (problems.length === 0) return null;
  return <ProblemList icon={<Gauge size={18} aria-hidden />} title={m('publish.weight-title')} problems={problems} />;
}
