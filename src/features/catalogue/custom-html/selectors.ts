import type { SnapshotFrom } from 'xstate';
import type { customHtmlMachine } from '../../../../machines/catalogue/custom-html';

type HtmlSnapshot = SnapshotFrom<typeof customHtmlMachine>;

export const framePathOf = (snapshot: HtmlSnapshot) => (snapshot.matches('shown') ? snapshot.context.path : null);
export const isRefused = (snapshot: HtmlSnapshot) => snapshot.matches('refused');
export const hasFailed = (snapshot: HtmlSnapshot) => snapshot.matches('failed');
