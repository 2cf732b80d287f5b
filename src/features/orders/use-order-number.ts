import { useNavigate } from 'react-router-dom';
import { OrderByNumberDocument } from '../../__generated__/documents/order-by-number';
import { isSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useExecute } from '../../api/execute';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';
import { orderPath, orderPreview } from '../../routing/order-paths';
import { loginPath, searchPath } from '../../routing/paths';

/** Whether a text is an order number: the store's prefix and at least 7 digits. */
export const isOrderNumber = (text: string, prefix: string) =>
  text.toUpperCase().startsWith(prefix.toUpperCase()) && /^\d{7,}$/.test(text.slice(prefix.length));

/**
 * Opens the order of a typed number; a guest signs in first.
 * @returns false if it is not an order number
 */
export function useOrderNumber(): (typed: string) => boolean {
  const m = useMessages();
  const failureText = useFailureText();
  const toast = useToast();
  const execute = useExecute();
  const navigate = useNavigate();
  const { codename, orderPrefix } = useStore();
  const open = async (number: string) => {
    const answer = await execute(OrderByNumberDocument, { number });
    if (!answer.ok) return toast(failureText(answer), toastDurations.shell);
    const { orderByNumber } = answer.data;
    if (!orderByNumber) return toast(m('order.none-of-number', { number }), toastDurations.shell);
    void navigate(orderPath(orderByNumber.id), { state: orderPreview(number) });
  };
  return (typed) => {
    const number = typed.trim();
    if (!isOrderNumber(number, orderPrefix)) return false;
    if (isSignedIn(codename)) void open(number.toUpperCase());
    else void navigate(loginPath(searchPath(number)));
    return true;
  };
}
