import type { PlainMessageKey } from '../i18n/translate';
import type { RouteDefinition } from './define-route';

type NamedPage = Required<Pick<RouteDefinition<string, unknown, object>, 'title' | 'head'>>;

/** A page of a customer with a name of its own, in its header and its document; `own` where it shares the header with others. */
export const namedPage = (title: PlainMessageKey, own = title): NamedPage => ({
  title,
  head: ({ text }) => ({ title: text(own), indexed: false }),
});
