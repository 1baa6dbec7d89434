import type { Settings } from './settings';

type Look = Pick<Settings, 'theme' | 'board' | 'pieces' | 'senior'>;

/** Puts the chosen look on the page: what the style sheets know as attributes of its root. */
export function dress(root: HTMLElement, { theme, board, pieces, senior }: Look): void {
  root.dataset['theme'] = theme;
  root.dataset['board'] = board;
  root.dataset['pieces'] = pieces;
  root.toggleAttribute('data-senior', senior);
  tintBrowser(root);
}

/** The bars of the browser around the page have the colour of its paper. */
function tintBrowser(root: HTMLElement): void {
  const paper = getComputedStyle(root).backgroundColor;
  for (const meta of root.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', paper);
    meta.removeAttribute('media');
  }
}
