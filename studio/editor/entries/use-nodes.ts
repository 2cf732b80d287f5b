import { useMemo } from 'react';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import { useEditor } from '../editor';
import { buildOutline } from './model/build-outline';
import { indexNodes } from './model/find-node';

/** The document as rows. */
export function useNodes() {
  const m = useStudioMessages();
  const words = useWords();
  const { document } = useEditor();
  return useMemo(() => {
    const groups = {
      identity: m('form.group.identity'),
      look: m('form.group.look'),
      home: m('form.group.home'),
      popup: m('form.group.popup'),
      search: m('form.group.search'),
      selling: m('form.group.selling'),
      delivery: m('form.group.delivery'),
      payment: m('form.group.payment'),
      wallet: m('form.group.wallet'),
    };
    const roots = buildOutline(document, { words, groups, legal: m('outline.legal') });
    return { roots, nodes: indexNodes(roots) };
  }, [document, m, words]);
}
