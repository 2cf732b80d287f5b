import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../../api/store-context';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { SearchField } from '../../../ui/field/search-field';
import { useMessages } from '../../../i18n/use-messages';
import { usePageContext } from '../../../routing/page-context';
import { isSearch, plainSearch, questionAt, searchPathOf } from '../../../routing/search-paths';
import { lazyComponent } from '../../../lazy/lazy-component';
import { searchStartPath } from '../../../routing/paths';

const Suggestions = lazyComponent(() => import(/* webpackChunkName: "suggestions" */ './suggestions'));

/**
 * Searches the store, or the shop that is being searched. Works through the server until scripts run, then in the page.
 */
export function SearchBox() {
  const m = useMessages();
  const navigate = useNavigate();
  const { base } = usePageContext();
  const { header } = useStore();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const page = pathname + search;
  const [typed, setTyped] = useState<{ text: string; on: string } | null>(null);
  const typing = typed?.on === page ? typed.text : null;

  const { text, shop } = questionAt(pathname, search);
  const hint = shop?.name ? m('shop.search', { shop: shop.name }) : header.searchHint || m('search.field');
  const type = () => setTyped({ text: field.current?.value ?? '', on: page });
  const navigateTo = (to: string) => {
    setTyped(null);
    field.current?.form?.reset();
    field.current?.blur();
    void navigate(to);
  };
  const resultsOf = (term: string) => searchPathOf({ ...plainSearch, text: term, shop });
  return (
    <>
      <SearchField
        action={base + searchStartPath}
        hint={hint}
        value={isSearch(pathname) ? text : ''}
        parameters={shop ? { parent: shop.id, parent_name: shop.name } : {}}
        field={{ ref: field, onFocus: type, onInput: type }}
        onSearch={(term) => navigateTo(resultsOf(term))}
      />
      <OnDemand needed={typing !== null}>
        {typing !== null && (
          <Suggestions
            field={field}
            text={typing.trim()}
            query={isSearch(pathname) ? text : ''}
            shop={shop?.id ?? null}
            resultsOf={resultsOf}
            onNavigate={navigateTo}
          />
        )}
      </OnDemand>
    </>
  );
}
