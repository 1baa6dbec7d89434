/** Nobody waits longer than these milliseconds for a picture: a page that is not looked at gets none. */
const LONGEST = 300;

/** Lets the browser do what waits, then goes on. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Until what is on the page now has been drawn. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
