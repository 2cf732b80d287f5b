import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import { IconButton } from '../../../src/ui/button/icon-button';
import { Text } from '../../../src/ui/text/text';
import { useRefusalSentence } from '../../i18n/use-refusal-sentence';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { titleOfFile } from '../picture-title';
import type { PictureUpload } from './use-picture-uploads';

const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
`;

const Row = styled.li`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-1')};
  min-width: 0;
`;

const Name = styled.strong`
  font-size: ${token('font-small')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Bar = styled.progress`
  width: 100%;
  accent-color: ${token('color-action')};
`;

function UploadRow({ upload }: { upload: PictureUpload }) {
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const { context, value } = useSelector(upload, (snapshot) => snapshot);
  const name = titleOfFile(context.file.name) || context.file.name;
  const isSending = value === 'sending';
  const percent = Math.round((context.progress ?? 0) * 100);
  const state =
    context.progress === null
      ? m('pictures.upload-waiting')
      : percent < 100
        ? m('pictures.upload-percent', { percent })
        : m('pictures.upload-checking');
  return (
    <Row>
      <Words>
        <Name>{name}</Name>
        {isSending && <Bar max={100} value={percent} aria-label={m('pictures.upload-progress', { name })} />}
        {isSending ? (
          <Text $size="small" $tone="text-muted">
            {state}
          </Text>
        ) : (
          <Text role="alert" $size="small" $tone="sale">
            {refusal({ code: context.code })}
          </Text>
        )}
      </Words>
      {value === 'failed' && (
        <IconButton
          label={m('pictures.upload-retry', { name })}
          icon={<RotateCw size={20} />}
          onClick={() => upload.send({ type: 'upload.retry' })}
        />
      )}
      <IconButton
        label={m(isSending ? 'pictures.upload-cancel' : 'pictures.upload-dismiss', { name })}
        icon={<X size={20} />}
        onClick={() => upload.send({ type: 'upload.cancel' })}
      />
    </Row>
  );
}

/** Each upload with its progress, or why it was refused. */
export function UploadRows({ uploads }: { uploads: readonly PictureUpload[] }) {
  const m = useStudioMessages();
  if (uploads.length === 0) return null;
  return (
    <List aria-label={m('pictures.uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.sessionId} upload={upload} />
      ))}
    </List>
  );
}
