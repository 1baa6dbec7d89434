import { untrack } from 'svelte';
import type { Feedback } from '../../feedback/feedback';
import { happeningBetween } from '../../feedback/happening';
import type { Session } from '../../game/session.svelte';
import { noticeOf, spokenEvent } from '../../game/words';
import type { Speech } from '../../i18n/messages';

/** Lets what happens at a table be heard and felt, as long as the component stands that calls this. */
export function hear(session: Session, feedback: Feedback, speech: () => Speech): void {
  let before = session.view;
  $effect(() => {
    const after = session.view;
    const happening = happeningBetween(before, after);
    const own = before.turn === session.table.side;
    before = after;
    if (!happening) return;
    feedback.happened(happening);
    if (session.asking && !own) feedback.turn();
    const ended = happening === 'end' ? ` ${noticeOf(session, speech()).text}` : '';
    feedback.say(`${spokenEvent(session, speech())}${ended}`, speech().language);
  });
  const hurried = $derived(session.timer?.running !== undefined && session.timer.low(session.timer.running));
  $effect(() => {
    if (hurried) untrack(() => feedback.happened('time'));
  });
  $effect(() => {
    if (session.refused) untrack(() => feedback.happened('refused'));
  });
}
