import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMoment } from '../../../src/i18n/dates';
import { useExecute } from '../../../src/api/execute';
import { Button } from '../../../src/ui/button/button';
import { Sheet } from '../../../src/ui/dialog/sheet';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { useToast } from '../../../src/ui/feedback/use-toast';
import { token } from '../../../src/theme/token';
import { PreviewLinksDocument } from '../../__generated__/documents/preview-links';
import { RevokePreviewDocument } from '../../__generated__/documents/revoke-preview';
import { SharePreviewDocument } from '../../__generated__/documents/share-preview';
import type { PreviewLinksQuery, PreviewViewer } from '../../__generated__/gql/graphql';
import { useRefusalSentence } from '../../i18n/use-refusal-sentence';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';

type Links = Extract<NonNullable<PreviewLinksQuery['store']>['previewLinks'], { __typename: 'PreviewLinks' }>['open'];

const Hint = styled.p`
  margin: 0 0 ${token('space-4')};
  color: ${token('color-text-muted')};
`;

const Title = styled.h3`
  margin: ${token('space-5')} 0 ${token('space-2')};
  font-size: ${token('font-body')};
`;

const Rows = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  min-width: 12rem;
`;

const Until = styled.small`
  color: ${token('color-text-muted')};
`;

const urlOf = (path: string) => new URL(path, location.origin).href;

export interface ShareSheetProps {
  open: boolean;
  /** Who seems to look at the pages of the links. */
  viewer: PreviewViewer;
  onClose: () => void;
}

/** Links to the draft for people who do not belong to the store. */
export default function ShareSheet({ open, viewer, onClose }: ShareSheetProps) {
  const m = useStudioMessages();
  const { codename, shown, role } = useEditor();
  const execute = useExecute();
  const toast = useToast();
  const sentence = useRefusalSentence();
  const momentText = useMoment();
  const [links, setLinks] = useState<Links | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await execute(PreviewLinksDocument, { codename, viewer }, signal);
      if (signal?.aborted) return;
      const found = answer.ok ? answer.data.store?.previewLinks : undefined;
      setHasFailed(found?.__typename !== 'PreviewLinks');
      if (found?.__typename === 'PreviewLinks') setLinks(found.open);
    },
    [execute, codename, viewer],
  );

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [open, load]);

  async function copy(path: string) {
    await navigator.clipboard.writeText(urlOf(path));
    toast(m('preview.links-copied'));
  }

  async function create() {
    setIsBusy(true);
    const answer = await execute(SharePreviewDocument, { input: { codename, revision: shown, viewer } });
    setIsBusy(false);
    if (!answer.ok) return toast(sentence(answer));
    const link = answer.data.sharePreview;
    if (link.__typename === 'Refusal') return toast(sentence(link));
    await copy(link.path).catch(() => undefined);
    return load();
  }

  async function revoke(id: string) {
    setIsBusy(true);
    const answer = await execute(RevokePreviewDocument, { input: { codename, id } });
    setIsBusy(false);
    if (!answer.ok) return toast(sentence(answer));
    const outcome = answer.data.revokePreview;
    toast(outcome.__typename === 'Refusal' ? sentence(outcome) : m('preview.links-revoked'));
    return load();
  }

  const send = (path: string) =>
    navigator.share({ title: m('preview.links-title'), url: urlOf(path) }).catch(() => undefined);
  const canSend = typeof navigator.share === 'function';
  return (
    <Sheet open={open} title={m('preview.links-title')} onClose={onClose}>
      <Hint>{m('preview.links-hint')}</Hint>
      <Hint>{m(viewer === 'CUSTOMER' ? 'preview.links-as-customer' : 'preview.links-as-guest')}</Hint>
      {role !== 'VIEWER' && (
        <Button $wide disabled={isBusy} onClick={() => void create()}>
          {m('preview.links-create')}
        </Button>
      )}
      {hasFailed && <ErrorState message={m('preview.links-failed')} onRetry={() => void load()} />}
      {!hasFailed && links?.length === 0 && <Hint>{m('preview.links-none')}</Hint>}
      {links && links.length > 0 && <Title>{m('preview.links-open')}</Title>}
      <Rows>
        {links?.map(({ id, path, sharedBy, createdAt, expiresAt, canRevoke }) => (
          <Row key={id}>
            <Facts>
              <span>{m('preview.links-by', { name: sharedBy, time: momentText(createdAt) })}</span>
              <Until>{m('preview.links-until', { time: momentText(expiresAt) })}</Until>
            </Facts>
            <Button $look="secondary" $small onClick={() => void copy(path)}>
              {m('preview.links-copy')}
            </Button>
            {canSend && (
              <Button $look="secondary" $small onClick={() => void send(path)}>
                {m('preview.links-send')}
              </Button>
            )}
            {canRevoke && (
              <Button $look="quiet" $small disabled={isBusy} onClick={() => void revoke(id)}>
                {m('preview.links-revoke')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
    </Sheet>
  );
}
