import { useEditor } from '../editor/editor';
import { DescribeSheet } from './describe-sheet';
import { describe, descriptionOf } from './descriptions';

interface PictureDescriberProps {
  picture: string;
  onClose: () => void;
}

/** Describes a picture of the edited store, as one step of undo. */
export default function PictureDescriber({ picture, onClose }: PictureDescriberProps) {
  const editor = useEditor();
  return (
    <DescribeSheet
      picture={picture}
      description={descriptionOf(editor.document, picture)}
      onClose={onClose}
      onSave={(description) => {
        const operations = describe(editor.latest(), picture, description);
        if (operations.length > 0) editor.change(operations);
        onClose();
      }}
    />
  );
}
