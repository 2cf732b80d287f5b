import { useEffect, useEffectEvent, useRef } from 'react';

/** Takes over what was typed into a field, or taken out of it, before the script was there. Answers the field's ref. */
export function useEarlyText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  adopt: (text: string) => void,
) {
  const control = useRef<Control>(null);
  const take = useEffectEvent(() => {
    const text = control.current?.value ?? value;
    if (text !== value) adopt(text);
  });
  useEffect(() => take(), []);
  return control;
}
