import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../../routing/page-context';
import { useStore } from '../../api/store-context';
import { SearchField } from '../../components/search-field';
import { useMessages } from '../../i18n/use-messages';
import { searchPath } from '../../routing/paths';

/** Searches the store: by the server before a script runs, in the page after that. */
export function SearchBox() {
  const m = useMessages();
  const navigate = useNavigate();
  const { base } = usePageContext();
  const { header } = useStore();
  return (
    <SearchField
      action={`${base}/search`}
      hint={header.searchHint || m('search.field')}
      onSearch={(term) => void navigate(searchPath(term))}
    />
  );
}
