import type { Issue, Path } from '../issue';
import type { Rule } from '../store-document';
import { didYouMean } from '../message-text';
import { linksIn } from '../written-links';

/** A host name with a domain. */
export const host = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:[.][A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+';

/** A URL, a host, or a link into the store. */
export const webLink = new RegExp(`^(?:https?://)?${host}(?::[0-9]{1,5})?(?:[/?#]\\S*)?$|^address://\\S+$`);

const storeLink = /^(?:\{address\}:?|address:)\/*\S+$|^\/(?![/\\])\S*$/;

const check = (text: string | undefined, path: Path): Issue[] =>
  text === undefined || text === '' || webLink.test(text) || storeLink.test(text)
    ? []
    : [
        {
          path,
          reason: `${JSON.stringify(text)} is not a link`,
          hint: 'Write a URL such as https://toko.example/promo, or a link into the store such as address://m/promo.',
        },
      ];

export const linkValues: Rule = ({ app }) => [
  ...check(app.popup_value, ['app', 'popup_value']),
  ...app.slider.flatMap(({ value }, index) => check(value, ['app', 'slider', index, 'value'])),
];

/** A link to a menu must name a component of the same store. */
export const deadLinks: Rule = (store) => {
  const components = store.components.map(({ view_uid }) => view_uid);
  return linksIn(store).flatMap(({ folder, id, text, path }): Issue[] => {
    if (folder !== 'm' || components.includes(id)) return [];
    const hint = didYouMean(id, components) ?? `Components: ${components.join(', ')}`;
    return [{ path, reason: `${text} is a dead link: there is no component "${id}"`, hint }];
  });
};
