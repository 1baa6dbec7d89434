/** A file that somebody let go over the page, until a screen takes it. */
export class Parcel {
  #file: File | undefined = $state.raw(undefined);

  /** Takes the file of a drop, unless it was meant for a field; says whether there was one. */
  catch(event: DragEvent): boolean {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file || !isFree(event)) return false;
    event.preventDefault();
    this.#file = file;
    return true;
  }

  /** A browser that is not told so would show the file in place of the page. */
  readonly allow = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') && isFree(event)) event.preventDefault();
  };

  take(): File | undefined {
    const file = this.#file;
    this.#file = undefined;
    return file;
  }
}

function isFree({ target, defaultPrevented }: DragEvent): boolean {
  return !defaultPrevented && !(target instanceof Element && target.closest('input, textarea'));
}
