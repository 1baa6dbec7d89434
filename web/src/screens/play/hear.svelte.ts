import { untrack } from 'svelte';
import type { Feedback } from '../../feedback/feedback';
import { happeningBetween } from '../../feedback/happening';
import type { Session } from '../../game/session.svelte';
import { noticeOf, spokenEvent } from '../../game/words';
import type { Speech } from '../../i18n/messages';
import { afterwards } from '../../shell/afterwards';

/** Lets what happens at a table be heard and felt, as long as the component stands that calls this. */
export function hear(session: Session, feedback: Feedback, speech: () => Speech): void {
  // A browser lets a page sound from the first touch on, and a move may be made by the second.
  const ready = () => void afterwards(() => feedback.prepare(), 'heard');
  $effect(() => {
    addEventListener('pointerup', ready, { once: true });
    return () => removeEventListener('pointerup', ready);
  });
  let before = session.view;
  $effect(() => {
    const after = session.view;
    const happening = happeningBetween(before, after);
    const own = before.turn === session.table.side;
    before = after;
    if (!happening) return;
    feedback.happened(happening);
    if (session.asking && !own) feedback.turn();
    feedback.say(() => {
      const ended = happening === 'end' ? ` ${noticeOf(session, speech()).text}` : '';
      return `${spokenEvent(session, speech())}${ended}`;
    }, speech().language);
  });
  const hurried = $derived(session.timer?.running !== undefined && session.timer.low(session.timer.running));
  $effect(() => {
    if (hurried) untrack(() => feedback.happened('time'));
  });
  $effect(() => {
    if (session.refused) untrack(() => feedback.happened('refused'));
  });
}
