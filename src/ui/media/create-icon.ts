import { createElement, type SVGProps } from 'react';

/** An icon as the package's file exports it. */
export interface IconData {
  node: readonly (readonly [tag: string, attributes: { [name: string]: string }])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels. */
  size?: number;
}

const isAccessibleName = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title';

/**
 * Replaces the package's own function, which has many unused settings and is as large as ten icons. How their lines are
 * drawn is a rule of `resetCss`, because it would be in the HTML of each icon.
 */
export default function createIcon({ node }: IconData) {
  return ({ size = 24, strokeWidth, style, children, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        style: strokeWidth === undefined ? style : { strokeWidth, ...style },
        'aria-hidden': children || Object.keys(props).some(isAccessibleName) ? undefined : true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
