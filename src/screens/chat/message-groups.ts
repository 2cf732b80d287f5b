import type { ThreadMessage } from '../../features/chat/selectors';

export interface MessageGroup {
  key: string;
  messages: readonly ThreadMessage[];
  /** When the previous message was sent; null at the beginning. */
  before: string | null;
}

export const groupSize = 30;

/** Groups stay the same when messages are added before or after them; an unchanged group stays the same object. */
export function createGrouping() {
  let anchor = '';
  let groups: readonly MessageGroup[] = [];
  return (messages: readonly ThreadMessage[]): readonly MessageGroup[] => {
    const start = messages.findIndex(({ id }) => id === anchor);
    if (start < 0) anchor = messages[0]?.id ?? '';
    const offset = Math.max(0, start);
    const formerGroups = new Map(groups.map((group) => [group.key, group]));
    const next: MessageGroup[] = [];
    for (let number = Math.floor(-offset / groupSize); number * groupSize + offset < messages.length; number += 1) {
      const first = Math.max(0, number * groupSize + offset);
      const own = messages.slice(first, (number + 1) * groupSize + offset);
      const key = `${anchor}/${number}`;
      const before = messages[first - 1]?.sentAt ?? null;
      const former = formerGroups.get(key);
      const isSame =
        former?.before === before &&
        former.messages.length === own.length &&
        own.every((message, at) => message === former.messages[at]);
      next.push(isSame ? former : { key, messages: own, before });
    }
    groups = next;
    return groups;
  };
}
