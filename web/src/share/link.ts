import { pack } from './packed';
import { type Shared, writeShared } from './shared';

/** The address of this page that holds something in itself: it works wherever the page does, with no server to ask. */
export async function linkOf(shared: Shared, page: string): Promise<string> {
  return `${page.replace(/#.*$/s, '')}#/s/${await pack(writeShared(shared))}`;
}
