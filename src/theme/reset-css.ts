import { token } from './token';

/** Reset, base typography, focus and motion, of stores and of the studio. */
export const resetCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
@media (hover:none){html:has(dialog:modal){overflow:hidden}}
body{margin:0;overflow-wrap:break-word;color:${token('color-text')};font:400 ${token('font-body')}/1.45 ${token('font-family')};-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,p,figure,ul,ol,dl,dd{margin:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3,h4{font-size:inherit;line-height:1.3}
h1,h2,h3,h4,p,a,button,summary{overflow-wrap:anywhere}
h1,h2,h3,h4,a{unicode-bidi:plaintext}
b,em,s,small,span,strong{unicode-bidi:isolate}
b,strong,h1,h2,h3,h4{font-weight:600}
a{color:inherit;text-decoration:none}
button,input,select,textarea{margin:0;color:inherit;font:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
img,svg{display:block;flex:none}
img{max-width:100%;height:auto}
s{text-decoration-thickness:1px}
:where(svg[viewBox="0 0 24 24"]){fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
@media screen{[data-scripted] img[data-far]{translate:-9999px}}
dialog{color:inherit}
[hidden]{display:none!important}
:focus-visible{outline:2px solid ${token('color-focus')};outline-offset:2px}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`.replaceAll('\n', '');
