import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';

export interface ComboboxRules {
  field: RefObject<HTMLInputElement | null>;
  /** The number of options; the list is open while there are any. */
  count: number;
  /** The text that the options belong to; another text opens the list again. */
  text: string;
  onChoose: (index: number) => void;
}

/** A field with a list of options below it: arrow keys move through them, Enter selects one, Escape closes the list. */
export function useCombobox({ field, count, text, onChoose }: ComboboxRules) {
  const id = useId();
  const [pointed, setPointed] = useState({ text, at: -1 });
  const [dismissed, setDismissed] = useState<string | null>(null);
  const open = count > 0 && dismissed !== text;
  const active = open && pointed.text === text && pointed.at < count ? pointed.at : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (count === 0) return;
      event.preventDefault();
      setDismissed(null);
      const from = open ? active : -1;
      // One more position than options, because the field itself comes before the first and after the last.
      const positions = count + 1;
      const step = key === 'ArrowDown' ? 1 : positions - 1;
      setPointed({ text, at: ((from + 1 + step) % positions) - 1 });
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (key === 'Escape' && open) {
      // The field keeps the typed text; a second Escape clears it, as in browsers.
      event.preventDefault();
      setDismissed(text);
    }
  });
  const onBlur = useEffectEvent(() => setDismissed(text));
  const onFocus = useEffectEvent(() => setDismissed(null));

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('blur', onBlur, { signal });
    input.addEventListener('focus', onFocus, { signal });
    return () => {
      controller.abort();
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
        input.removeAttribute(name);
    };
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(open));
    if (open) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [active, field, id, open]);

  return { id, open, active, optionId };
}
