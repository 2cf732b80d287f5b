import GitMerge from 'lucide-react/icons/git-merge';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useIssueText } from '../../../words/use-issue-text';
import { useWords } from '../../../words/use-words';
import { useEditor } from '../../editor';
import { type NodeIndex, nodeAt, trailOf } from '../../entries/model/find-node';
import { fieldNameAt } from './field-name';
import { type Trouble, TroubleBar } from './trouble-bar';

export interface TroublesProps {
  nodes: NodeIndex;
}

/** The errors and conflicts of the draft. */
export function Troubles({ nodes }: TroublesProps) {
  const m = useStudioMessages();
  const words = useWords();
  const { conflicts, document, issues, open } = useEditor();
  const issueText = useIssueText(document);
  const toTrouble = (pointer: string, text: string): Trouble => {
    const node = nodeAt(nodes, pointer);
    return { pointer, label: node ? trailOf(node).slice(-2).join(' › ') : m('outline.label'), text };
  };
  const nameOf = (pointer: string) => fieldNameAt(nodes, words, pointer);
  return (
    <>
      <TroubleBar
        icon={<TriangleAlert size={18} aria-hidden />}
        title={m('outline.issues', { count: issues.length })}
        troubles={issues.map((issue) =>
          toTrouble(issue.pointer, [nameOf(issue.pointer), issueText(issue)].filter(Boolean).join(': ')),
        )}
        onOpen={open}
      />
      <TroubleBar
        icon={<GitMerge size={18} aria-hidden />}
        title={m('outline.conflicts', { count: conflicts.length })}
        troubles={conflicts.map(({ pointer }) => toTrouble(pointer, nameOf(pointer)))}
        onOpen={open}
      />
    </>
  );
}
