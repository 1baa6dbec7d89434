import { type Refusal, REFUSALS } from '../../core/core';

/** Whether a step of the rules goes by the name of a refusal. */
export function isRefusal(step: string): step is Refusal['reason'] {
  return REFUSALS.some((reason) => reason === step);
}
