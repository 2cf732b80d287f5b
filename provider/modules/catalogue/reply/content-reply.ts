import type { components } from '../../../__generated__/rest';
import type { ComponentContents, ListPage } from '../queries/components';
import { lastPage } from '../queries/paging';
import { componentWithDefaults } from '../../../store-check/fill-defaults';
import { componentReply } from '../../stores/reply/component-reply';

type Rest = components['schemas'];

const purposes: Record<number, ListPage['purpose']> = { 0: 'items', 1: 'shops' };

/** A page of items as the contract has it. */
export const listPageReply = ({
  items,
  page,
  total,
  size,
}: Pick<ListPage, 'items' | 'page' | 'total' | 'size'>): Rest['ListPage'] => ({
  data: items,
  current_page: page,
  last_page: lastPage(total, size),
});

const noItems = listPageReply({ items: [], page: 1, total: 0, size: 1 });

/** Components with their lists, and their segments with their items. */
export const contentReplies = ({ components, sources, lists }: ComponentContents): Rest['ComponentContent'][] =>
  components.map((settings) => {
    const listOf = (id: string | undefined, purpose: ListPage['purpose'] | undefined) =>
      lists.find((list) => list.list_uid === id && list.purpose === purpose);

    const component = componentWithDefaults(settings);
    const reply = componentReply(
      component,
      sources,
      ({ category, metas }) => listOf(metas.component, purposes[category])?.items ?? [],
    );
    const own = listOf(component.view_uid, 'page');
    return own
      ? { ...reply, size: own.size, list_count: own.total, lists: listPageReply(own) }
      : { ...reply, lists: noItems };
  });
