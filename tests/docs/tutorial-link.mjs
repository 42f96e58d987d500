// For typedoc: a link to the tutorial, which lies beside the reference in the site. The option
// `navigationLinks` writes the same address into pages of every depth.
import { JSX } from 'typedoc';

export function load({ renderer }) {
  renderer.hooks.on('pageSidebar.begin', (context) =>
    JSX.createElement(
      'a',
      { href: context.relativeURL('../index.html') },
      'Tutorial and playground',
    ),
  );
}
