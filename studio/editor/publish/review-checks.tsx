import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { useLocale } from '../../../src/i18n/use-messages';
import { Text } from '../../../src/ui/text/text';
import { contrastMends } from '../../changes/contrast-mends';
import { nameAt } from '../../changes/name-at';
import { currencyOf } from '../../changes/sentences';
import { namesById, type Speech } from '../../changes/values';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { sellingSentence } from '../../selling/selling-sentence';
import type { Loading } from '../../revisions/use-loading';
import { useIssueText } from '../../words/use-issue-text';
import { useWords } from '../../words/use-words';
import { placeOf } from '../form/place';
import { PageWeights } from './page-weights';
import { ProblemList } from './problem-list';
import type { DraftReview } from './use-publish';
import type { SellingIssue } from './use-selling';

interface ReviewChecksProps {
  codename: string;
  review: DraftReview;
  selling: Loading<readonly SellingIssue[]>;
  /** Opens the form of a part of the document. */
  onOpen: (place: string) => void;
}

const icon = <CircleAlert size={18} aria-hidden />;

function useSpeech({ after }: DraftReview): Speech {
  const m = useStudioMessages();
  const words = useWords();
  return { m, words, locale: useLocale(), currency: currencyOf(after), names: namesById(after) };
}

/** What stops a publication, and what people should know before it. */
export function ReviewChecks({ codename, review, selling, onOpen }: ReviewChecksProps) {
  const m = useStudioMessages();
  const speech = useSpeech(review);
  const issueText = useIssueText(review.after);
  const field = (pointer: string) => ({
    id: pointer,
    text: nameAt(review.after, pointer, speech),
    onOpen: () => onOpen(placeOf(pointer)),
  });
  const errors = review.errors.map((issue) => {
    const { text: name, ...opener } = field(issue.pointer);
    return {
      ...opener,
      id: `${issue.pointer} ${issue.code}`,
      text: m('publish.error', { name, sentence: issueText(issue) }),
    };
  });
  const issues = selling.state === 'loaded' ? selling.value : [];
  const sentences = (isError: boolean) =>
    issues
      .filter((issue) => issue.isError === isError)
      .map((issue) => ({
        id: `${issue.code} ${issue.pointer} ${JSON.stringify(issue.params)}`,
        text: sellingSentence(issue, speech),
        onOpen: () => onOpen(placeOf(issue.pointer)),
      }));
  const known = new Set(contrastMends(review.before).map(({ id }) => id));
  const mends = contrastMends(review.after)
    .filter(({ id }) => !known.has(id))
    .map(({ id, pointer, chosen, shown }) => {
      const { text: name, ...opener } = field(pointer);
      return { ...opener, id, text: m('publish.mend', { name, chosen, shown }) };
    });
  const lists = [
    { title: m('publish.errors', { count: errors.length }), problems: errors, isSevere: true },
    {
      title: m('publish.conflicts', { count: review.conflicts.length }),
      problems: review.conflicts.map(field),
      isSevere: true,
    },
    { title: m('publish.cannot-sell'), problems: sentences(true), isSevere: true },
    { title: m('publish.sells-less'), problems: sentences(false), isSevere: false },
    { title: m('publish.mends'), problems: mends, isSevere: false },
  ];
  return (
    <>
      {lists.map(
        ({ title, problems, isSevere }) =>
          problems.length > 0 && (
            <ProblemList
              key={title}
              icon={isSevere ? icon : <Info size={18} aria-hidden />}
              title={title}
              problems={problems}
              isSevere={isSevere}
            />
          ),
      )}
      <Text role="status" $size="small" $tone="text-muted">
        {selling.state === 'loading' && m('publish.selling-loading')}
        {selling.state === 'failed' && m('publish.selling-failed')}
        {selling.state === 'loaded' && issues.length === 0 && review.errors.length === 0 && m('publish.sells')}
      </Text>
      <PageWeights codename={codename} review={review} />
    </>
  );
}
