import type { PlainMessageKey } from '../i18n/translate';
import type { RouteDefinition } from './define-route';

type NamedPage = Required<Pick<RouteDefinition<string, unknown, object>, 'title' | 'head'>>;

/** A customer's page with its own name in its header and document; `own` if it shares the header with others. */
export const namedPage = (title: PlainMessageKey, own = title): NamedPage => ({
  title,
  head: ({ text }) => ({ title: text(own), indexed: false }),
});
