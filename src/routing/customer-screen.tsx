import type { ComponentType } from 'react';
import { loadCustomerMessages } from '../i18n/customer-messages';
import { MoreMessages } from '../i18n/more-messages';
import { lazyComponent } from '../lazy/lazy-component';

/** A lazy screen, sheet or part that has its texts in the customers' catalogue. */
export const customerScreen = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyComponent<Props>(async () => {
    const [{ default: Screen }, catalogues] = await Promise.all([load(), loadCustomerMessages()]);
    return {
      default: (props) => (
        <MoreMessages catalogues={catalogues}>
          <Screen {...props} />
        </MoreMessages>
      ),
    };
  });
