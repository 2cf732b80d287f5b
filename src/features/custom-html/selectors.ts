import type { SnapshotFrom } from 'xstate';
import type { customHtmlMachine } from '../../../machines/custom-html';

type HtmlSnapshot = SnapshotFrom<typeof customHtmlMachine>;

/** What is in the frame's place: the frame at an address, or why there is none yet. */
export const addressOf = (snapshot: HtmlSnapshot) => (snapshot.matches('shown') ? snapshot.context.address : null);
export const isRefused = (snapshot: HtmlSnapshot) => snapshot.matches('refused');
export const hasFailed = (snapshot: HtmlSnapshot) => snapshot.matches('failed');
