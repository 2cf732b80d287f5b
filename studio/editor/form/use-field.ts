import { useIssueText } from '../../words/use-issue-text';
import { useWords } from '../../words/use-words';
import type { DraftIssue } from '../../../machines/studio/draft-sheet';
import { type Editor, useEditor } from '../editor';
import type { Field } from './field';
import { lastStep, parentOf, valueAt } from '../values';
import { setValue } from './set-value';
import { schemaAt } from './schema-at';

/** A missing field is an issue of the object that it should be in. */
const isAt = ({ pointer, code, params }: DraftIssue, field: string) =>
  pointer === field ||
  (code === 'MISSING_FIELD' && pointer === parentOf(field) && `${params.field}`.endsWith(`.${lastStep(field)}`));

export const issuesAt = ({ issues }: Editor, pointer: string) => issues.filter((issue) => isAt(issue, pointer));

/** The field at a JSON pointer, which the schema has. */
export function useField(pointer: string): Field {
  const editor = useEditor();
  const words = useWords();
  const issueText = useIssueText(editor.document);
  const schema = schemaAt(editor.document, pointer);
  if (!schema) throw new Error(`The schema has no field ${pointer}`);
  const [issue] = issuesAt(editor, pointer);
  return {
    pointer,
    schema,
    words: words[schema.$comment],
    isRequired: schemaAt(editor.document, parentOf(pointer))?.required?.includes(lastStep(pointer)) ?? false,
    isDisabled: !editor.mayChange(pointer),
    error: issue && issueText(issue),
    value: valueAt(editor.document, pointer),
    set(value) {
      const operations = setValue(editor.document, pointer, value);
      if (operations.length > 0) editor.change(operations);
    },
  };
}
