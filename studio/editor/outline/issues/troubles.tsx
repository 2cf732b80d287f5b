import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useIssueText } from '../../../words/use-issue-text';
import { useWords } from '../../../words/use-words';
import { useEditor } from '../../editor';
import { type NodeIndex, nodeAt, trailOf } from '../../entries/model/find-node';
import { fieldNameAt } from './field-name';
import { TroubleBar } from './trouble-bar';

export interface TroublesProps {
  nodes: NodeIndex;
}

/** The errors of the draft. */
export function Troubles({ nodes }: TroublesProps) {
  const m = useStudioMessages();
  const words = useWords();
  const { document, issues, open } = useEditor();
  const issueText = useIssueText(document);
  const nameOf = (pointer: string) => fieldNameAt(nodes, words, pointer);
  const partOf = (pointer: string) => {
    const node = nodeAt(nodes, pointer);
    return node ? trailOf(node).slice(-2).join(' › ') : m('outline.label');
  };
  return (
    <TroubleBar
      icon={<TriangleAlert size={18} aria-hidden />}
      title={m('outline.issues', { count: issues.length })}
      troubles={issues.map((issue) => ({
        pointer: issue.pointer,
        label: partOf(issue.pointer),
        text: [nameOf(issue.pointer), issueText(issue)].filter(Boolean).join(': '),
      }))}
      onOpen={open}
    />
  );
}
