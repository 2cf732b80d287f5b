import type { Page } from '@playwright/test';

/**
 * What a person cannot see or reach: text that is cut off or whose words are broken, controls that are cut off, covered
 * or overflown by their own text, and sideways scrolling of the document. Parts that scroll are reached by scrolling.
 * Below an open dialog or menu nothing is reached, so only that is looked at.
 * @param part a selector of what is looked at
 */
export const layoutFaults = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((part) => {
    /** Half pixels, and letters that stand out of their line. */
    const tolerance = 2;
    /** What people have typed may be longer than a line; words of the studio are not. */
    const maxWord = 14;
    const wholeWord = /(?<![^\s(“"])\p{L}+(?![^\s).,:;!?”"])/gu;
    const root = document.documentElement;
    const faults = new Set<string>();
    const top = [...document.querySelectorAll(':modal, :popover-open')].at(-1) ?? document.querySelector(part) ?? root;

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };

    const nameOf = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName} "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
    };

    /** Read out, but not drawn. */
    const isUndrawn = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (styleOf(element).clipPath.startsWith('inset(50%') || isUndrawn(element.parentElement));

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]') &&
      !(element instanceof HTMLInputElement && element.type === 'hidden');

    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

    /** What cuts the box and does not scroll. */
    const cutOf = (box: Box, from: Element | null): string | null => {
      for (let one = from; one && one !== root; one = one.parentElement) {
        const { overflowX, overflowY, position } = styleOf(one);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const frame = one.getBoundingClientRect();
          const isWide = box.left < frame.left - tolerance || box.right > frame.right + tolerance;
          const isHigh = box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance;
          const scrollsOn = (overflow: string, hasMore: boolean) => hasMore && ['auto', 'scroll'].includes(overflow);
          if (isWide && overflowX !== 'visible' && !scrollsOn(overflowX, one.scrollWidth > one.clientWidth))
            return `sideways by ${nameOf(one)}`;
          if (isHigh && overflowY !== 'visible' && !scrollsOn(overflowY, one.scrollHeight > one.clientHeight))
            return `in height by ${nameOf(one)}`;
          if (isWide || isHigh) return null;
        }
        if (position === 'fixed') return null;
      }
      return box.left < -tolerance || box.right > innerWidth + tolerance ? 'by the window' : null;
    };

    const rangeOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    };

    const isBroken = (text: Text, { index, 0: word }: RegExpMatchArray) => {
      const lines = new Set(
        [...rangeOf(text, index ?? 0, (index ?? 0) + word.length).getClientRects()].map((line) => line.top),
      );
      return word.length <= maxWord && lines.size > 1;
    };

    function checkText(text: Text) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || ['STYLE', 'SCRIPT', 'TEXTAREA'].includes(parent.tagName)) return;
      if (!isShown(parent) || isUndrawn(parent)) return;
      const box = rangeOf(text, 0, text.length).getBoundingClientRect();
      if (box.width === 0) return;
      const cut = cutOf(box, parent);
      if (cut) faults.add(`text ${nameOf(parent)} is cut off ${cut}`);
      const broken = [...text.data.matchAll(wholeWord)].find((word) => isBroken(text, word));
      if (broken && !cut && !parent.closest('[translate=no]'))
        faults.add(`the word "${broken[0]}" of ${nameOf(parent)} is broken`);
      const control = parent.closest('a, button');
      if (!control || styleOf(control).display === 'inline') return;
      const frame = control.getBoundingClientRect();
      const isOut = box.left < frame.left - tolerance || box.right > frame.right + tolerance;
      if (isOut || box.top < frame.top - 2 * tolerance || box.bottom > frame.bottom + 2 * tolerance)
        faults.add(`${nameOf(control)} is smaller than its text`);
    }

    function checkPlaceholder(input: HTMLInputElement) {
      const { paddingLeft, paddingRight } = styleOf(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen || !input.placeholder || input.value) return;
      pen.font = getComputedStyle(input, '::placeholder').font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(input.placeholder).width > room + tolerance)
        faults.add(`the hint "${input.placeholder}" is cut off`);
    }

    function checkControl(control: Element) {
      // Of a hidden control, its label is drawn.
      const drawn = isUndrawn(control) ? control.closest('label') : control;
      const frame = drawn?.getBoundingClientRect();
      if (!drawn || !frame || frame.width === 0 || frame.height === 0) return;
      const cut = cutOf(frame, drawn.parentElement);
      if (cut) faults.add(`${nameOf(drawn)} is cut off ${cut}`);
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const line = [...drawn.getClientRects()].find(({ width }) => width > 0) ?? drawn.getBoundingClientRect();
      const found = document.elementFromPoint(
        line.left + line.width / 2,
        line.top + Math.min(line.height, innerHeight) / 2,
      );
      const isReached =
        found && (drawn.contains(found) || found.contains(drawn) || found.closest('label')?.contains(drawn));
      if (!isReached) faults.add(`${nameOf(drawn)} is covered by ${found ? nameOf(found) : 'nothing'}`);
    }

    if (root.scrollWidth > innerWidth) {
      const outside = [...document.querySelectorAll('body *')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.right > innerWidth + tolerance)
        .slice(0, 4)
        .map(({ element, box }) => `${nameOf(element)} from ${box.left} to ${box.right}`);
      faults.add(`the document scrolls sideways by ${root.scrollWidth - innerWidth} px: ${outside.join(', ')}`);
    }
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) checkText(texts.currentNode as Text);
    const controls = [
      ...top.querySelectorAll('a[href], button, input, select, textarea, summary, [contenteditable=true], [role=row]'),
    ].filter((control) => isShown(control));
    for (const control of controls) if (control instanceof HTMLInputElement) checkPlaceholder(control);
    const scrolling = [...document.querySelectorAll('*')].filter((one) => one.scrollHeight > one.clientHeight);
    const before = scrolling.map((one) => [one.scrollLeft, one.scrollTop] as const);
    for (const control of controls) checkControl(control);
    for (const [at, one] of scrolling.entries()) one.scrollTo(...(before[at] ?? [0, 0]));
    return [...faults];
  }, part);
