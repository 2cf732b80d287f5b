import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Begins a page that was opened in the same document at its top, where screen readers go on as well. */
export function usePageStart(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const type = useNavigationType();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, page, type]);
}
