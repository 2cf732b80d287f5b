import type { ComponentType } from 'react';
import { loadCustomerMessages } from '../i18n/customer-messages';
import { MoreMessages } from '../i18n/use-messages';
import { lazyComponent, type Load } from '../lazy/lazy-component';

/** A lazy screen, sheet or part that has its texts in the customers' catalogue. */
export function customerScreen<Props extends object>(load: Load<{ default: ComponentType<Props> }>) {
  const loadWithTexts = async () => {
    const [{ default: Screen }, catalogues] = await Promise.all([load(), loadCustomerMessages()]);
    return {
      default: (props: Props) => (
        <MoreMessages catalogues={catalogues}>
          <Screen {...props} />
        </MoreMessages>
      ),
    };
  };
  return lazyComponent<Props>(Object.assign(loadWithTexts, { module: load.module }));
}
