const far = 'img[data-far]';
const near = { rootMargin: '300px', scrollMargin: '300px' };

/**
 * Loads the pictures of the server's HTML when they are this near. Browsers load lazy pictures up to 2,500 px away, and
 * more on slow networks. Without scripts, they still do: the pictures are set aside by a rule for pages with
 * `data-scripted` only, and what is watched is the element around each one.
 */
export function watchFarPictures() {
  if (typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) for (const picture of target.querySelectorAll(far)) picture.removeAttribute('data-far');
  }, near);
  const look = () => {
    for (const { parentElement } of document.querySelectorAll(far)) if (parentElement) observer.observe(parentElement);
  };
  document.documentElement.dataset.scripted = '';
  // With the first frame, and again with the whole document, before its scripts run.
  requestAnimationFrame(look);
  document.addEventListener('readystatechange', look, { once: true });
}
