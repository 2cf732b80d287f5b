import type { PlainMessageKey } from '../i18n/translate';
import type { RouteDefinition } from './define-route';

type NamedPage = Required<Pick<RouteDefinition<string, unknown, object>, 'title' | 'head'>>;

/** A page of a customer with a name of its own, in its header and its document. */
export const namedPage = (title: PlainMessageKey): NamedPage => ({
  title,
  head: ({ text }) => ({ title: text(title), indexed: false }),
});
